import Diagnostics
import YAMLTree

/// Schema → shape.
extension ContractBuilder {
    mutating func shape(of schema: SchemaObject, id: TypeID) -> TypeShape {
        if let envelope = schema.extensions?.envelope { return wrapperShape(of: schema, id: id, envelope: envelope) }
        if let base = classifier.polymorphism.bases[ObjectIdentifier(schema)] {
            return .union(polymorphicUnion(base, id: id))
        }
        switch classifier.form(of: schema) {
        case .record: return .record(record(of: schema, id: id))
        case .enumeration(let rawType): return .enumeration(enumeration(of: schema, rawType: rawType))
        case .union(let branches): return .union(union(of: branches, in: schema, id: id))
        case .any, .unsupported, .same, .scalar, .array, .dictionary:
            return .alias(aliasedUse(of: schema, id: id))
        }
    }

    // MARK: Enumerations

    private mutating func enumeration(of schema: SchemaObject, rawType: EnumerationShape.RawType) -> EnumerationShape {
        var cases: [EnumerationCase] = []
        var first: [ContractValue: SourceLocation] = [:]
        let names = caseNames(of: schema)
        let descriptions = caseDescriptions(of: schema)
        for (index, node) in (schema.enumeration ?? []).enumerated() where !node.isNull {
            let value = rawType == .string ? .string(node.text) : ContractValue(node)
            if let location = first[value] {
                classifier.diagnostics.emit(
                    ContractMessages.duplicateEnumerationValue(node.text, at: node.location, first: location))
                continue
            }
            first[value] = node.location
            cases.append(
                EnumerationCase(
                    value: value,
                    documentation: Documentation(description: descriptions[index]),
                    preferredName: names[index],
                    location: node.location
                ))
        }
        return EnumerationShape(rawType: rawType, cases: cases)
    }

    // MARK: Unions

    private mutating func union(of branches: [SchemaObject], in schema: SchemaObject, id: TypeID) -> UnionShape {
        let tags = DiscriminatorTags(schema.discriminator, &classifier.resolver)
        var variants: [UnionVariant] = []
        for (index, branch) in branches.enumerated() {
            let hint = nameHint(of: branch, at: index, among: branches)
            let use = use(of: branch, in: id, as: .branch(index, hint: hint.isTelling ? hint.name : nil))
            variants.append(
                UnionVariant(
                    use: use, discriminatorValues: values(of: tags, for: branch), nameHint: hint.name,
                    documentation: documentation(of: branch), location: branch.location))
        }
        variants = distinct(variants)
        if let discriminator = schema.discriminator {
            report(unknownTargetsOf: discriminator, branches: branches)
        }
        return UnionShape(
            variants: variants, discriminator: schema.discriminator?.propertyName,
            defaultVariant: defaultVariant(of: schema.discriminator, among: variants))
    }

    /// A base with a discriminator stands for its descendants and for itself.
    private mutating func polymorphicUnion(_ base: Polymorphism.Base, id: TypeID) -> UnionShape {
        let tags = DiscriminatorTags(base.schema.discriminator, &classifier.resolver)
        var variants: [UnionVariant] = []
        for descendant in base.descendants {
            guard let target = knownDefinition(of: descendant.schema) else { continue }
            variants.append(
                UnionVariant(
                    use: TypeUse(.definition(target)),
                    discriminatorValues: tags.values(
                        of: descendant.schema, itself: descendant.key, &classifier),
                    nameHint: descendant.key,
                    location: definitions[target.rawValue].location))
        }
        let baseID = define(
            .inline(owner: id, role: .base), pointer: definitions[id.rawValue].pointer,
            documentation: documentation(of: base.schema), at: definitions[id.rawValue].location)
        definitions[baseID.rawValue].shape = .record(record(of: base.schema, id: baseID, owner: id))
        variants.append(
            UnionVariant(
                use: TypeUse(.definition(baseID)),
                discriminatorValues: tags.values(of: base.schema, itself: base.name, &classifier),
                nameHint: "base", location: definitions[id.rawValue].location))
        return UnionShape(
            variants: variants, discriminator: base.schema.discriminator?.propertyName,
            defaultVariant: defaultVariant(of: base.schema.discriminator, among: variants))
    }

    /// A branch that is not named has the values that its property allows, which are found later.
    private mutating func values(of tags: DiscriminatorTags, for branch: SchemaObject) -> [String] {
        guard let target = referencedSchema(of: branch), let name = referencedName(of: branch) else { return [] }
        return tags.values(of: target, itself: name, &classifier)
    }

    /// The variant to which `defaultMapping` leads.
    private mutating func defaultVariant(of discriminator: DiscriminatorObject?, among variants: [UnionVariant])
        -> Int?
    {
        guard let mapping = discriminator?.defaultMapping else { return nil }
        let target = classifier.resolver.schema(mappedBy: mapping).flatMap { knownDefinition(of: $0) }
            .map { TypeReference.definition($0) }
        guard let target, let index = variants.firstIndex(where: { $0.use.reference == target }) else {
            classifier.diagnostics.emit(ContractMessages.unknownMapping(mapping.target, at: mapping.location))
            return nil
        }
        return index
    }

    private mutating func report(unknownTargetsOf discriminator: DiscriminatorObject, branches: [SchemaObject]) {
        let known = Set(branches.compactMap { referencedSchema(of: $0).map(ObjectIdentifier.init) })
        for entry in discriminator.mapping {
            if let target = classifier.resolver.schema(mappedBy: entry), known.contains(ObjectIdentifier(target)) {
                continue
            }
            classifier.diagnostics.emit(ContractMessages.unknownMapping(entry.target, at: entry.location))
        }
    }

    /// Branches that come to the same Swift type are one variant.
    private func distinct(_ variants: [UnionVariant]) -> [UnionVariant] {
        var result: [UnionVariant] = []
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

extension ScalarType {
    /// For names: what kind of value it is, as a reader would say it.
    var word: String {
        switch self {
        case .string: "string"
        case .boolean: "bool"
        case .int, .int64, .uint64: "integer"
        case .double: "number"
        case .decimal, .decimalString: "decimal"
        case .data: "data"
        case .timestamp, .date: "date"
        case .uuid: "uuid"
        case .url: "url"
        case .external(let type): type.spelling
        }
    }
}

extension ContractValue {
    init(_ node: YAMLNode) {
        switch node.kind {
        case .mapping:
            self = .object(node.pairs.map { Member(key: $0.key, value: ContractValue($0.value)) })
        case .sequence: self = .array(node.elements.map { ContractValue($0) })
        case .scalar:
            switch node.scalar {
            case .null?, nil: self = .null
            case .boolean(let value)?: self = .boolean(value)
            case .integer(let digits)?: self = .integer(digits)
            case .number(let text)?: self = .number(text)
            // JSON has no such numbers; the text is kept for the message about them.
            case .notANumber?, .infinity?: self = .string(node.text)
            case .string(let text)?: self = .string(text)
            }
        }
    }
}
