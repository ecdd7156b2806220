import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Converts schemas to shapes.
extension ContractBuilder {
    mutating func shape(of schema: SchemaObject, id: TypeID) -> TypeShape {
        if let envelope = schema.extensions?.envelope { return wrapperShape(of: schema, id: id, envelope: envelope) }
        if let base = classifier.polymorphism.bases[ObjectIdentifier(schema)] {
            return .union(polymorphicUnion(base, id: id))
        }
        switch classifier.form(of: schema) {
        case .record: return .record(record(of: schema, id: id))
        case .enumeration(let rawType): return enumeration(of: schema, rawType: rawType).typeShape
        case .union(let branches): return .union(union(of: branches, in: schema, id: id))
        case .same(let target) where takesOver(target, from: schema, as: id): return shape(of: target, id: id)
        case .any, .unsupported, .same, .scalar, .array, .dictionary:
            return .alias(aliasedUse(of: schema, id: id))
        }
    }

    // MARK: Enumerations

    /// Makes an enumeration. Repeated values, and values that the type does not allow, are reported and left out.
    private mutating func enumeration(of schema: SchemaObject, rawType: EnumerationShape.RawType) -> EnumerationShape {
        let count = schema.enumeration?.count ?? 0
        var cases: [EnumerationCase] = []
        cases.reserveCapacity(count)
        var first: [ContractValue: SourceLocation] = [:]
        first.reserveCapacity(count)
        let names = caseNames(of: schema)
        let descriptions = caseDescriptions(of: schema)
        let notes = schema.extensions?.caseNotes ?? EnumerationNotes()
        for (index, node) in (schema.enumeration ?? []).enumerated() where !node.isNull {
            guard schema.types.allowsKind(of: node) else {
                classifier.diagnostics.emit(
                    ContractMessages.impossibleEnumerationValue(node.kindName, at: node.location))
                continue
            }
            guard let value = rawType == .string ? .string(node.text) : ContractValue(node).decoded else {
                classifier.diagnostics.emit(ContractMessages.boundlessEnumerationValue(at: node.location))
                continue
            }
            if let location = first[value] {
                classifier.diagnostics.emit(
                    ContractMessages.duplicateEnumerationValue(node.text, at: node.location, first: location))
                continue
            }
            first[value] = node.location
            cases.append(
                EnumerationCase(
                    value: value,
                    documentation: Documentation(
                        title: notes.titles[node.text], description: descriptions[index],
                        remarks: notes.deprecated.contains(node.text) ? ["Deprecated."] : []),
                    preferredName: names[index],
                    location: node.location
                ))
        }
        return EnumerationShape(rawType: rawType, cases: cases, allowsOthers: schema.allowsOtherValues)
    }

    // MARK: Unions

    /// Makes a union with a variant for each branch. Branches with the same type share a variant.
    private mutating func union(of branches: [SchemaObject], in schema: SchemaObject, id: TypeID) -> UnionShape {
        shareInlineTypes(of: branches, in: id)
        let telling = classifier.tellingParts(of: branches)
        var variants: [VariantDefinition] = []
        let targets = telling.map { Set(mappedSchemas(of: $0).map { ObjectIdentifier($0) }) }
        let inlined = inlinedBranches(among: telling, targets, of: schema.discriminator)
        let values = discriminatorValues(of: branches, telling: telling, in: schema)
        let names = variantNames(of: telling)
        for (index, (branch, part)) in zip(branches, telling).enumerated() {
            let use = use(of: branch, in: id, as: .branch(index, hint: names[index].typeName))
            place(use.reference, in: id, at: part)
            variants.append(
                VariantDefinition(
                    use: use, discriminatorValues: values.map { (inlined.values[index] ?? []) + $0[index] } ?? [],
                    nameHint: names[index].name,
                    documentation: documentation(of: branch), location: part.location))
        }
        let references = variants.map(\.use.reference)
        variants = distinct(variants)
        let keyword: UnionShape.Keyword =
            schema.oneOf.isEmpty ? schema.anyOf.isEmpty ? .other : .anyOf : .oneOf
        guard let discriminator = schema.discriminator, values != nil else {
            return UnionShape(keyword, variants: variants)
        }
        // A union that the builder made from an intersection may lack some branches, so its unknown entries are not
        // reported.
        if !classifier.isMade(schema) {
            report(inlined.unknown, among: targets.reduce(into: []) { $0.formUnion($1) })
        }
        let fallback = defaultTarget(of: discriminator).map { ObjectIdentifier($0) }
            .flatMap { target in targets.firstIndex { $0.contains(target) } }
        let index = fallback.flatMap { index in variants.firstIndex { $0.use.reference == references[index] } }
        report(discriminator.defaultMapping, isKnown: index != nil)
        var union = UnionShape(
            keyword, variants: variants, discriminator: discriminator.propertyName,
            mappedValues: discriminator.mappedValues, defaultVariant: index)
        union.isTagged = discriminator.heirs == nil
        return union
    }

    /// Returns the discriminator's values for each branch. Returns nil if the discriminator cannot select a branch,
    /// because the schema is an intersection of unions and one of its branches contains no branch of the
    /// discriminator's union.
    private mutating func discriminatorValues(
        of branches: [SchemaObject], telling: [SchemaObject], in schema: SchemaObject
    ) -> [[String]]? {
        let tags = DiscriminatorTags(schema.discriminator, &classifier.resolver)
        guard let originals = classifier.distributedBranches[schema] else {
            return telling.map { values(of: tags, for: $0) }
        }
        let known = originals.map { (parts: classifier.parts(of: $0), values: values(of: tags, for: $0)) }
        let found = branches.map { branch in
            if let original = classifier.toldBranch(of: branch) { return values(of: tags, for: original) }
            let parts = classifier.parts(of: branch)
            return known.filter { $0.parts.isSubset(of: parts) }.flatMap(\.values)
        }
        return found.contains { $0.isEmpty } ? nil : found
    }

    /// Makes the union of a base with a discriminator. Its variants are the descendants and the base itself. A base
    /// that lists its alternatives is not a variant itself.
    private mutating func polymorphicUnion(_ base: Polymorphism.Base, id: TypeID) -> UnionShape {
        let tags = DiscriminatorTags(base.schema.discriminator, &classifier.resolver)
        var variants: [VariantDefinition] = []
        for descendant in base.descendants + otherBranches(of: base) {
            guard let target = knownDefinition(of: descendant.schema) else { continue }
            variants.append(
                VariantDefinition(
                    use: TypeUse(.definition(target)),
                    discriminatorValues: tags.values(
                        of: descendant.schema, itself: descendant.key, &classifier),
                    nameHint: descendant.key,
                    location: definitions[target.rawValue].location))
        }
        if isAlternative(base) {
            let baseID = define(
                .inline(owner: id, role: .base), pointer: definitions[id.rawValue].pointer,
                documentation: documentation(of: base.schema), at: definitions[id.rawValue].location)
            definitions[baseID.rawValue].shape = .record(record(of: base.schema, id: baseID, owner: id))
            variants.append(
                VariantDefinition(
                    use: TypeUse(.definition(baseID)),
                    discriminatorValues: tags.values(of: base.schema, itself: base.name, &classifier),
                    nameHint: "base", location: definitions[id.rawValue].location))
        } else {
            // The inline types of the base's properties belong to the union, whichever descendant uses them first.
            let constraints = definitions[id.rawValue].constraints
            _ = record(of: base.schema, id: id)
            definitions[id.rawValue].constraints = constraints
        }
        let target = defaultTarget(of: base.schema.discriminator).flatMap { knownDefinition(of: $0) }
        let index = target.flatMap { id in variants.firstIndex { $0.use.reference == .definition(id) } }
        report(base.schema.discriminator?.defaultMapping, isKnown: index != nil)
        return UnionShape(
            variants: variants, discriminator: base.schema.discriminator?.propertyName,
            mappedValues: base.schema.discriminator?.mappedValues ?? [], defaultVariant: index)
    }

    /// Whether a value may belong to the base and to no descendant. For a base with `oneOf` or `anyOf`, the result is
    /// true only if the mapping of its discriminator leads to the base, or if the base has a discriminator value.
    private mutating func isAlternative(_ base: Polymorphism.Base) -> Bool {
        base.schema.oneOf.isEmpty && base.schema.anyOf.isEmpty || base.schema.discriminatorValue != nil
            || base.schema.discriminator?.entries.contains {
                classifier.resolver.schema(mappedBy: $0) === base.schema
            } == true
    }

    /// Returns the schemas that a base lists as branches although they do not extend it.
    private mutating func otherBranches(of base: Polymorphism.Base) -> [NamedSchema] {
        let descendants = Set(base.descendants.map { ObjectIdentifier($0.schema) })
        let listed = Set(
            (base.schema.oneOf + base.schema.anyOf).compactMap { classifier.referenceEnd(of: $0) }
                .map { ObjectIdentifier($0) })
        let others = listed.subtracting(descendants).subtracting([ObjectIdentifier(base.schema)])
        return others.isEmpty ? [] : schemas.filter { others.contains(ObjectIdentifier($0.schema)) }
    }

    /// Returns the discriminator's values for a branch: the values in the mapping, and the branch's name. If a branch
    /// has neither, `DiscriminatorValues` later finds the values that its property allows.
    private mutating func values(of tags: DiscriminatorTags, for branch: SchemaObject) -> [String] {
        let schemas = mappedSchemas(of: branch)
        guard let target = schemas.last, let name = name(of: target) else {
            return schemas.flatMap(tags.mappedValues)
        }
        return schemas.dropLast().flatMap(tags.mappedValues) + tags.values(of: target, itself: name, &classifier)
    }

    /// Returns the schemas that a discriminator's mapping may name for a branch: the branch itself, as bundlers write
    /// it (`#/…/oneOf/1`), and the schema to which it refers, directly or as the only part of `allOf`. If a branch
    /// combines the document's branch with the keywords next to the composition, the document's branch comes last.
    private mutating func mappedSchemas(of branch: SchemaObject) -> [SchemaObject] {
        var schemas = [branch]
        for _ in 0..<classifier.limits.depth {
            let branch = schemas[schemas.count - 1]
            if let target = referencedSchema(of: branch) { return schemas + [target] }
            guard classifier.isMade(branch) || branch.allOf.count == 1 && branch.isNothingButAllOf,
                let part = branch.allOf.last
            else { return schemas }
            schemas.append(part)
        }
        return schemas
    }

    /// Returns the schema to which `defaultMapping` leads, or nil.
    private mutating func defaultTarget(of discriminator: DiscriminatorObject?) -> SchemaObject? {
        discriminator?.defaultMapping.flatMap { classifier.resolver.schema(mappedBy: $0) }
    }

    private mutating func report(_ mapping: DiscriminatorObject.Mapping?, isKnown: Bool) {
        guard let mapping, !isKnown else { return }
        reportUnknown(mapping)
    }

    private mutating func report(_ unknown: [DiscriminatorObject.Mapping], among known: Set<ObjectIdentifier>) {
        for entry in unknown { reportUnknown(entry, among: known) }
    }

    /// Reports an entry of a mapping that does not lead to a branch.
    ///
    /// - Parameter known: The branches among which the target should be, or nil if the branches are unknown.
    private mutating func reportUnknown(
        _ entry: DiscriminatorObject.Mapping, among known: Set<ObjectIdentifier>? = nil
    ) {
        var hints = classifier.resolver.hints(forMappingOf: entry)
        if let known {
            hints = hints.filter { hint in
                let meant = DiscriminatorObject.Mapping(value: entry.value, target: hint, location: entry.location)
                return classifier.resolver.schema(mappedBy: meant).map { known.contains(ObjectIdentifier($0)) } ?? false
            }
        }
        classifier.diagnostics.emit(ContractMessages.unknownMapping(entry.target, hints: hints, at: entry.location))
    }

    /// Returns the variants without duplicates. Branches with the same type become one variant with the values of all
    /// these branches.
    private func distinct(_ variants: [VariantDefinition]) -> [VariantDefinition] {
        var result: [VariantDefinition] = []
        var places: [TypeReference: Int] = [:]
        for variant in variants {
            if let index = places[variant.use.reference] {
                result[index].discriminatorValues += variant.discriminatorValues
            } else {
                places[variant.use.reference] = result.count
                result.append(variant)
            }
        }
        return result
    }
}
