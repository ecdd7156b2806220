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
        let mapping = schema.discriminator.map { self.mapping(of: $0) } ?? [:]
        var variants: [UnionVariant] = []
        let hints = nameHints(of: branches)
        for (index, branch) in branches.enumerated() {
            let hint = hints[index]
            let use = use(of: branch, in: id, as: .branch(index, hint: hint.isTelling ? hint.name : nil))
            var values: [String] = []
            if schema.discriminator != nil {
                let target = branch.referencedName
                values =
                    target.flatMap { mapping[$0] } ?? target.map {
                        [classifier.polymorphism.discriminatorValue(of: $0)]
                    }
                    ?? []
            }
            variants.append(
                UnionVariant(
                    use: use, discriminatorValues: values, nameHint: hint.name,
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
        let mapping = base.schema.discriminator.map { self.mapping(of: $0) } ?? [:]
        var variants: [UnionVariant] = []
        for name in base.descendants {
            guard let target = components[name] else { continue }
            variants.append(
                UnionVariant(
                    use: TypeUse(.definition(target)),
                    discriminatorValues: mapping[name] ?? [classifier.polymorphism.discriminatorValue(of: name)],
                    nameHint: name, location: definitions[target.rawValue].location))
        }
        let baseID = define(
            .inline(owner: id, role: .base), pointer: definitions[id.rawValue].pointer,
            documentation: documentation(of: base.schema), at: definitions[id.rawValue].location)
        definitions[baseID.rawValue].shape = .record(record(of: base.schema, id: baseID, owner: id))
        variants.append(
            UnionVariant(
                use: TypeUse(.definition(baseID)),
                discriminatorValues: mapping[base.name] ?? [classifier.polymorphism.discriminatorValue(of: base.name)],
                nameHint: "base", location: definitions[id.rawValue].location))
        return UnionShape(
            variants: variants, discriminator: base.schema.discriminator?.propertyName,
            defaultVariant: defaultVariant(of: base.schema.discriminator, among: variants))
    }

    /// The variant to which `defaultMapping` leads.
    private mutating func defaultVariant(of discriminator: DiscriminatorObject?, among variants: [UnionVariant])
        -> Int?
    {
        guard let mapping = discriminator?.defaultMapping else { return nil }
        let target = components[mapping.targetName].map { TypeReference.definition($0) }
        guard let target, let index = variants.firstIndex(where: { $0.use.reference == target }) else {
            classifier.diagnostics.emit(ContractMessages.unknownMapping(mapping.target, at: mapping.location))
            return nil
        }
        return index
    }

    /// Component schema name → values of the discriminator that choose it.
    func mapping(of discriminator: DiscriminatorObject) -> [String: [String]] {
        var values: [String: [String]] = [:]
        for entry in discriminator.mapping {
            values[entry.targetName, default: []].append(entry.value)
        }
        return values
    }

    private mutating func report(unknownTargetsOf discriminator: DiscriminatorObject, branches: [SchemaObject]) {
        let known = Set(branches.compactMap(\.referencedName))
        for entry in discriminator.mapping where !known.contains(entry.targetName) {
            classifier.diagnostics.emit(ContractMessages.unknownMapping(entry.target, at: entry.location))
        }
    }

    /// Branches that come to the same Swift type are one variant.
    private func distinct(_ variants: [UnionVariant]) -> [UnionVariant] {
        var result: [UnionVariant] = []
        var indices: [TypeReference: Int] = [:]
        for variant in variants {
            if let index = indices[variant.use.reference] {
                result[index].discriminatorValues += variant.discriminatorValues
            } else {
                indices[variant.use.reference] = result.count
                result.append(variant)
            }
        }
        return result
    }

    private typealias NameHint = (name: String, isTelling: Bool)

    /// Objects that nothing names are called after what tells them apart, and only in the last resort by their number.
    private mutating func nameHints(of branches: [SchemaObject]) -> [NameHint] {
        let hints = branches.map { nameHint(of: $0) }
        let unnamedCount = hints.count { $0 == nil }
        if unnamedCount == 0 { return hints.compactMap { $0 } }
        let keys = branches.map { classifier.mergedKeys(of: $0) }
        let counts = keys.reduce(into: [String: Int]()) { counts, branch in
            for key in branch.keys { counts[key, default: 0] += 1 }
        }
        return branches.indices.map { index in
            if let hint = hints[index] { return hint }
            let telling = keys[index].required.filter { counts[$0] == 1 }
            let resolved = classifier.resolvedForm(of: branches[index])
            let declared = resolved.schema.properties.lazy.map(\.key)
            if let key = declared.first(where: telling.contains) ?? telling.min() { return (key, true) }
            return unnamedCount == 1 && resolved.form.isRecord ? ("object", true) : ("variant \(index + 1)", false)
        }
    }

    /// Nil for an object without a name.
    private mutating func nameHint(of branch: SchemaObject) -> NameHint? {
        if let name = branch.referencedName { return (name, true) }
        if let name = branch.extensions?.swiftName ?? branch.title { return (name, true) }
        if let name = branch.allOf.lazy.compactMap(\.referencedName).last { return (name, true) }
        let resolved = classifier.resolvedForm(of: branch)
        if let constant = tellingConstant(of: resolved.schema) { return (constant, true) }
        switch resolved.form {
        case .scalar(let type): return (type.word, false)
        case .array(let items):
            guard let items else { return ("values", false) }
            return ((nameHint(of: items)?.name ?? "object") + " list", false)
        case .dictionary: return ("object", false)
        case .enumeration: return onlyValue(of: resolved.schema).map { ($0, true) } ?? ("enumeration", false)
        case .any, .unsupported, .same: return ("value", false)
        case .record, .union: return nil
        }
    }

    /// The text of an enumeration that lists no other: `empty` beside the values that an empty one takes away.
    private func onlyValue(of schema: SchemaObject) -> String? {
        guard let values = schema.enumeration?.filter({ !$0.isNull }), values.count == 1,
            case .string(let text)? = values[0].scalar
        else { return nil }
        return text.isEmpty ? "empty" : text
    }

    /// The value of the first property that has a single one: what authors mean the branch to be called.
    private func tellingConstant(of schema: SchemaObject) -> String? {
        for property in schema.properties {
            if let constant = property.schema.constant, case .string(let text)? = constant.scalar { return text }
            if let values = property.schema.enumeration, values.count == 1, case .string(let text)? = values[0].scalar {
                return text
            }
        }
        return nil
    }
}

extension SchemaObject {
    /// The component schema that this is a reference to.
    var referencedName: String? {
        reference?.componentSchemaName
    }
}

extension DiscriminatorObject.Mapping {
    /// The component schema that the entry leads to: by reference, or by its bare name (3.1.1, section 4.8.25.4).
    var targetName: String {
        ReferenceObject(text: target, location: location).componentSchemaName ?? target
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
