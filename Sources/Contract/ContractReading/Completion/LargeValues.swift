import ContractModel

/// Stores large values in boxes, so that the types that contain these values stay small.
///
/// A value that is stored inline needs code wherever it is copied, assigned, compared or destroyed. Its own type and
/// all types that contain it need this code. In a union, each variant needs it, and the compiler's time grows with the
/// square of the number of variants. Large records within large records take most of the time of compiling a module
/// (Documentation/Performance.md). The choice depends only on the types of the values, and not on their uses.
///
/// A boxed property makes a record harder to read, but a boxed variant only adds `indirect` to a case. So a union
/// always boxes its larger variants. A record boxes its larger properties only if the record itself is large.
enum LargeValues {
    /// The number of inline fields above which a record boxes its larger properties.
    static let fieldLimit = 64
    /// A property or variant with more fields than this number is one of the larger parts.
    static let partLimit = 4
    /// The greatest number of fields that is counted.
    private static let countLimit = 1_000_000

    static func box(in contract: inout Contract) {
        let places = contract.definitions.indices.map { Place(contract.definitions[$0].shape, in: contract) }
        let edges = places.map { place in place.parts.filter { !$0.isBoxed }.flatMap(\.definitions).map(\.rawValue) }
        var fields = [Int](repeating: 1, count: places.count)
        // In this order, the parts of a definition come before the definition. `RecursionBreaker` has removed all
        // cycles.
        for node in Graph.components(of: edges).joined() {
            let counts = places[node].parts.map { part in
                part.isBoxed || part.definitions.isEmpty ? 1 : part.definitions.reduce(0) { $0 + fields[$1.rawValue] }
            }
            let total = counts.reduce(places[node].own, +)
            let larger = counts.indices.filter { counts[$0] > partLimit }
            let boxed = contract.definitions[node].shape.boxable(larger, isLarge: total > fieldLimit, in: contract)
            if !boxed.isEmpty { contract.definitions[node].shape.box(at: boxed) }
            // Without a limit, the count might double from type to type.
            fields[node] = min(boxed.reduce(total) { $0 + 1 - counts[$1] }, countLimit)
        }
    }

    /// The parts of a definition that determine the size of its values.
    private struct Place {
        /// The number of fields that are not parts.
        var own: Int
        var parts: [(definitions: [TypeID], isBoxed: Bool)]

        init(_ shape: TypeShape, in contract: Contract) {
            parts = shape.parts.map { (RecursionBreaker.values(of: $0.use.reference, in: contract), $0.isBoxed) }
            own =
                switch shape {
                case .record(let record): record.additionalProperties != nil || record.keepsUnknown ? 1 : 0
                case .envelope, .outcome: 0
                case .union, .enumeration, .alias, .namespace: 1
                }
        }
    }
}

extension TypeShape {
    /// Returns the indices of the larger parts that are stored in boxes.
    ///
    /// - Parameter isLarge: Whether the definition itself is large.
    fileprivate func boxable(_ parts: [Int], isLarge: Bool, in contract: Contract) -> [Int] {
        switch self {
        case .record(let record) where isLarge:
            parts.filter { index in
                let property = record.properties[index]
                // A box cannot contain a type whose own name is an alias of an optional.
                if case .optional = contract.resolved(property.use.reference) { return false }
                return !property.hasExplicitPresence
            }
        case .union: parts
        case .record, .envelope, .outcome, .enumeration, .alias, .namespace: []
        }
    }
}
