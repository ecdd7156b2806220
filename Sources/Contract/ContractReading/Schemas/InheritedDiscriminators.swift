import ContractModel
import YAMLTree

/// Gives a union whose branches extend one base the discriminator of the base (OpenAPI 3.1.1, section 4.8.25). The
/// base's discriminator applies to every schema that extends the base, so a union of some of these schemas need not
/// repeat the discriminator. If only some branches extend a base, the discriminator selects among these branches, and
/// the keys of a value select any other branch.
extension SchemaClassifier {
    /// Completes the unions among the given schemas, and the unions that these schemas contain.
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

    /// Adds the mappings of the bases to the discriminator of a union. If the union has a discriminator itself, its
    /// property and mapping are kept, and only the mappings of bases with the same property are added.
    private mutating func inheritDiscriminator(of schema: SchemaObject, from bases: DiscriminatingBases) {
        let branches = (schema.oneOf.isEmpty ? schema.anyOf : schema.oneOf).filter { mayBeObject($0) }
        guard branches.count > 1, !polymorphism.isBase(schema) else { return }
        let targets = branches.map { extendedSchema(of: $0) }
        var (ranks, heirs) = (bases.commonRanks(of: targets), targets.compactMap(\.self))
        let isPartial = ranks.isEmpty && schema.discriminator == nil
        if isPartial { (ranks, heirs) = bases.frequentRanks(among: heirs.filter { !polymorphism.isBase($0) }) }
        let inherited = ranks.map { bases.discriminators[$0] }
        guard let nearest = inherited.first else { return }
        let known = Set(heirs.map { ObjectIdentifier($0) })
        var discriminator = schema.discriminator ?? nearest
        if schema.discriminator == nil {
            discriminator.mapping = []
            discriminator.defaultMapping = nil
            discriminator.heirs = isPartial ? known : nil
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

    /// Whether a branch can have the discriminator. The result is false for strings, numbers, lists and null.
    private mutating func mayBeObject(_ branch: SchemaObject) -> Bool {
        if isNull(branch) { return false }
        let types = (referenceEnd(of: branch) ?? branch).types
        return types.isEmpty || types.contains(.object)
    }

    /// Returns the schema to which a branch refers, directly or as the only part of `allOf`, or nil.
    mutating func extendedSchema(of branch: SchemaObject) -> SchemaObject? {
        var branch = branch
        for _ in 0..<limits.depth {
            if let target = referenceEnd(of: branch) { return target }
            guard branch.allOf.count == 1, branch.isNothingButAllOf else { return nil }
            branch = branch.allOf[0]
        }
        return nil
    }
}

/// Finds the discriminators of bases that apply to schemas that extend the bases.
private struct DiscriminatingBases {
    /// The discriminators, sorted by the number of schemas that extend their bases. So the nearest base comes first,
    /// because fewer schemas extend the nearest base than the bases which it extends itself.
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

    /// Returns the indices of the discriminators that apply to all the schemas, in ascending order. An inline branch is
    /// nil. No discriminator applies to an inline branch.
    func commonRanks(of schemas: [SchemaObject?]) -> [Int] {
        let lists = schemas.map { $0.map(ranks) ?? [] }
        return lists.dropFirst().reduce(lists.first ?? []) { common, list in
            let own = Set(list)
            return common.filter(own.contains)
        }
    }

    /// Finds the property whose discriminators apply to most of the schemas. Returns the indices of these
    /// discriminators, in ascending order, and the schemas. If two properties apply to equally many schemas, the
    /// nearest base decides.
    func frequentRanks(among schemas: [SchemaObject]) -> (ranks: [Int], heirs: [SchemaObject]) {
        func property(_ rank: Int) -> String { discriminators[rank].propertyName }
        let lists = schemas.map(ranks)
        let all = Set(lists.joined()).sorted()
        let counts = lists.flatMap { Set($0.map(property)) }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let frequent = all.map(property).reduce(nil) { best, next -> String? in
            best.map { counts[$0, default: 0] >= counts[next, default: 0] } ?? false ? best : next
        }
        return (
            all.filter { property($0) == frequent },
            zip(schemas, lists).filter { $0.1.contains { property($0) == frequent } }.map(\.0)
        )
    }

    /// Returns the indices of the discriminators that apply to a schema, in ascending order.
    private func ranks(of schema: SchemaObject) -> [Int] { ranks[ObjectIdentifier(schema)] ?? [] }
}
