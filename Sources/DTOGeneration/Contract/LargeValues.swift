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
        let edges = contract.definitions.map { targets(of: $0.shape, in: contract) }
        var fields = [Int](repeating: 1, count: edges.count)
        // What a definition holds comes before it; `RecursionBreaker` has left no cycles.
        for node in Graph.components(of: edges).joined() {
            var shape = contract.definitions[node].shape
            let inPlace = shape.boxLargeValues(
                mayBox: { !$0.isBoxed && !$0.hasExplicitPresence && !isOptional($0.use.reference, in: contract) },
                count: { count(of: $0.reference, fields: fields, in: contract) })
            // What cannot be boxed may double from type to type.
            fields[node] = min(inPlace, countLimit)
            contract.definitions[node].shape = shape
        }
    }

    /// Whether the type's own name stands for an optional, which as such no box can hold.
    private static func isOptional(_ reference: TypeReference, in contract: Contract) -> Bool {
        var reference = reference
        while case .definition(let id) = reference, case .alias(let use) = contract[id].shape {
            reference = use.reference
        }
        if case .optional = reference { return true }
        return false
    }

    /// The definitions of which a shape may hold values in place.
    private static func targets(of shape: TypeShape, in contract: Contract) -> [Int] {
        let uses: [TypeUse] =
            switch shape {
            case .record(let record): record.properties.filter { !$0.isBoxed }.map(\.use)
            case .union(let union): union.variants.filter { !$0.isBoxed }.map(\.use)
            case .envelope(let envelope): envelope.properties.filter { !$0.isBoxed }.map(\.use)
            case .outcome(let outcome):
                (outcome.success.properties + outcome.failure).filter { !$0.isBoxed }.map(\.use)
            case .enumeration, .alias, .namespace: []
            }
        return uses.flatMap { RecursionBreaker.values(of: $0.reference, in: contract).map(\.rawValue) }
    }

    /// How many fields a value has in place.
    private static func count(of reference: TypeReference, fields: [Int], in contract: Contract) -> Int {
        let definitions = RecursionBreaker.values(of: reference, in: contract)
        return definitions.isEmpty ? 1 : definitions.reduce(0) { $0 + fields[$1.rawValue] }
    }
}

extension TypeShape {
    /// Boxes what is large and returns how many fields a value of the shape then has in place.
    ///
    /// - Parameter mayBox: Whether the property can be boxed.
    /// - Parameter count: How many fields a value has in place.
    fileprivate mutating func boxLargeValues(
        mayBox: (PropertyDefinition) -> Bool, count: (TypeUse) -> Int
    ) -> Int {
        switch self {
        case .record(var record):
            let isLarge = record.fields(count) > LargeValues.fieldLimit
            for index in record.properties.indices where isLarge && mayBox(record.properties[index]) {
                record.properties[index].isBoxed = count(record.properties[index].use) > LargeValues.partLimit
            }
            self = .record(record)
            return record.fields(count)
        case .union(var union):
            for index in union.variants.indices where !union.variants[index].isBoxed {
                union.variants[index].isBoxed = count(union.variants[index].use) > LargeValues.partLimit
            }
            self = .union(union)
            return union.fields(count)
        case .envelope(let envelope): return envelope.properties.fields(count)
        case .outcome(let outcome): return (outcome.success.properties + outcome.failure).fields(count)
        case .enumeration, .alias, .namespace: return 1
        }
    }
}

extension RecordShape {
    fileprivate func fields(_ count: (TypeUse) -> Int) -> Int {
        properties.fields(count) + (additionalProperties == nil ? 0 : 1)
    }
}

extension UnionShape {
    fileprivate func fields(_ count: (TypeUse) -> Int) -> Int {
        variants.reduce(1) { $0 + ($1.isBoxed ? 1 : count($1.use)) }
    }
}

extension [PropertyDefinition] {
    fileprivate func fields(_ count: (TypeUse) -> Int) -> Int {
        reduce(0) { $0 + ($1.isBoxed ? 1 : count($1.use)) }
    }
}
