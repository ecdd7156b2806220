import ContractModel

/// Stores large values in boxes, so that what holds them stays small.
///
/// What a value holds in place costs code wherever it is copied, assigned, compared or destroyed, in its own type and in all that hold it; for a
/// union once for each of its variants, and the compiler's time even grows with the square. Where large records stand in large records, that is
/// most of what a module costs to compile (Documentation/Performance.md). The choice depends on the types of the values alone, never on who else
/// uses them.
///
/// A record becomes harder to read where a property is in a box, a union does not: `indirect case`. So a union has its larger variants in boxes
/// whatever its size, a record its larger properties only where it is large itself.
enum LargeValues {
    /// A record with more fields in place stores its larger properties in boxes.
    static let fieldLimit = 64
    /// Which properties and variants are the larger ones: those with more fields.
    static let partLimit = 4
    /// Counts end here.
    private static let countLimit = 1_000_000

    static func box(in contract: inout Contract) {
        let places = contract.definitions.indices.map { Place(contract.definitions[$0].shape, in: contract) }
        let edges = places.map { place in place.parts.filter { !$0.isBoxed }.flatMap(\.definitions).map(\.rawValue) }
        var fields = [Int](repeating: 1, count: places.count)
        // What a definition holds comes before it; `RecursionBreaker` has left no cycles.
        for node in Graph.components(of: edges).joined() {
            let counts = places[node].parts.map { part in
                part.isBoxed || part.definitions.isEmpty ? 1 : part.definitions.reduce(0) { $0 + fields[$1.rawValue] }
            }
            let total = counts.reduce(places[node].own, +)
            let larger = counts.indices.filter { counts[$0] > partLimit }
            let boxed = contract.definitions[node].shape.boxable(larger, isLarge: total > fieldLimit, in: contract)
            if !boxed.isEmpty { contract.definitions[node].shape.box(at: boxed) }
            // What cannot be boxed may double from type to type.
            fields[node] = min(boxed.reduce(total) { $0 + 1 - counts[$1] }, countLimit)
        }
    }

    /// A definition, as far as the size of its values goes.
    private struct Place {
        /// Fields besides those of its parts.
        var own: Int
        var parts: [(definitions: [TypeID], isBoxed: Bool)]

        init(_ shape: TypeShape, in contract: Contract) {
            parts = shape.parts.map { (RecursionBreaker.values(of: $0.use.reference, in: contract), $0.isBoxed) }
            own =
                switch shape {
                case .record(let record): record.additionalProperties == nil ? 0 : 1
                case .envelope, .outcome: 0
                case .union, .enumeration, .alias, .namespace: 1
                }
        }
    }
}

extension TypeShape {
    /// Those of its larger parts that go into boxes.
    ///
    /// - Parameter isLarge: whether it is large itself.
    fileprivate func boxable(_ parts: [Int], isLarge: Bool, in contract: Contract) -> [Int] {
        switch self {
        case .record(let record) where isLarge:
            parts.filter { index in
                let property = record.properties[index]
                // No box can hold a type whose own name stands for an optional.
                if case .optional = contract.resolved(property.use.reference) { return false }
                return !property.hasExplicitPresence
            }
        case .union: parts
        case .record, .envelope, .outcome, .enumeration, .alias, .namespace: []
        }
    }
}
