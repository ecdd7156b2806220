import ContractModel
import YAMLTree

/// A union whose branches all extend one base has the discriminator of the base (OpenAPI 3.1.1, section 4.8.25).
/// Property and mapping hold for every schema that extends the base, so a union of some of these schemas need not
/// repeat them.
extension SchemaClassifier {
    /// Completes the unions among the given schemas and in them.
    mutating func inheritDiscriminators(in schemas: [SchemaObject]) {
        let bases = DiscriminatingBases(polymorphism)
        guard !bases.discriminators.isEmpty else { return }
        var pending = schemas
        var seen = SchemaTable<Void>()
        while let schema = pending.popLast() {
            guard seen[schema] == nil else { continue }
            seen[schema] = ()
            inheritDiscriminator(of: schema, from: bases)
            schema.forEachSubschema { pending.append($0) }
        }
    }

    /// Adds the mapping of the bases. A discriminator of the union itself keeps its property and its own mapping, and
    /// takes the mapping only of bases with this property.
    private mutating func inheritDiscriminator(of schema: SchemaObject, from bases: DiscriminatingBases) {
        let branches = (schema.oneOf.isEmpty ? schema.anyOf : schema.oneOf).filter { mayBeObject($0) }
        guard branches.count > 1, !polymorphism.isBase(schema), let first = extendedSchema(of: branches[0]) else {
            return
        }
        var ranks = bases.ranks(of: first)
        var known: Set = [ObjectIdentifier(first)]
        for branch in branches.dropFirst() {
            guard !ranks.isEmpty, let target = extendedSchema(of: branch) else { return }
            let own = Set(bases.ranks(of: target))
            ranks.removeAll { !own.contains($0) }
            known.insert(ObjectIdentifier(target))
        }
        let inherited = ranks.map { bases.discriminators[$0] }
        guard let nearest = inherited.first else { return }
        var discriminator = schema.discriminator ?? nearest
        if schema.discriminator == nil {
            discriminator.mapping = []
            discriminator.defaultMapping = nil
        }
        var values = discriminator.mappedValues
        for base in inherited where base.propertyName == discriminator.propertyName {
            discriminator.mapping += base.mapping.filter { entry in
                let target = resolver.schema(mappedBy: entry)
                return target.map { known.contains(ObjectIdentifier($0)) } == true
                    && values.insert(entry.value).inserted
            }
        }
        schema.discriminator = discriminator
    }

    /// Whether a branch can have the discriminator. Texts, numbers, lists and null need none.
    private mutating func mayBeObject(_ branch: SchemaObject) -> Bool {
        if isNull(branch) { return false }
        let types = (referenceEnd(of: branch) ?? branch).types
        return types.isEmpty || types.contains(.object)
    }

    /// The schema to which a branch leads, through compositions of nothing else.
    private mutating func extendedSchema(of branch: SchemaObject) -> SchemaObject? {
        var branch = branch
        for _ in 0..<limits.depth {
            if let target = referenceEnd(of: branch) { return target }
            guard branch.allOf.count == 1, branch.isNothingButAllOf else { return nil }
            branch = branch.allOf[0]
        }
        return nil
    }
}

/// The discriminators of bases, by the schemas that extend the bases.
private struct DiscriminatingBases {
    /// That of the nearest base comes first: fewer schemas extend it than extend the bases that it extends itself.
    private(set) var discriminators: [DiscriminatorObject] = []
    private var ranks: [ObjectIdentifier: [Int]] = [:]

    init(_ polymorphism: Polymorphism) {
        let bases = polymorphism.bases.values.sorted { left, right in
            (left.descendants.count, left.name, left.schema.number)
                < (right.descendants.count, right.name, right.schema.number)
        }
        for base in bases {
            guard let discriminator = base.schema.discriminator else { continue }
            for schema in base.descendants.map(\.schema) + [base.schema] {
                ranks[ObjectIdentifier(schema), default: []].append(discriminators.count)
            }
            discriminators.append(discriminator)
        }
    }

    /// Places among the discriminators, in ascending order.
    func ranks(of schema: SchemaObject) -> [Int] { ranks[ObjectIdentifier(schema)] ?? [] }
}
