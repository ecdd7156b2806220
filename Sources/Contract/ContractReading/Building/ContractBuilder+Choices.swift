import ContractModel
import GenerationSettings
import YAMLTree

/// Keeps the alternatives that a type does not distinguish, for comparisons.
extension ContractBuilder {
    /// The greatest number of alternatives that are compared with each other.
    private static let alternativeLimit = 16
    /// The greatest number of nested choices whose alternatives are read.
    private static let choiceDepthLimit = 2

    /// One alternative of a choice, with its place in the document.
    private typealias Branch = (schema: SchemaObject, node: YAMLNode)

    /// Adds the `oneOf` or `anyOf` of a schema to its constraints, if the type of the schema has fewer alternatives.
    mutating func addChoice(of schema: SchemaObject, to constraints: inout ValueConstraints) {
        let isExclusive = !schema.oneOf.isEmpty
        let keyword: SchemaKeyword = isExclusive ? .oneOf : .anyOf
        guard constraints.restrictions[keyword.rawValue] == nil, let node = schema.choice else { return }
        var branches = zip(isExclusive ? schema.oneOf : schema.anyOf, node.elements).map { ($0, $1) as Branch }.filter {
            $0.schema.boolean != false && !classifier.isNull($0.schema)
        }
        guard isMerged(branches.map(\.0), in: schema) else { return }
        if !isExclusive {
            branches = withoutCovered(branches)
            guard isMerged(branches.map(\.0), in: schema) else { return }
        }
        var alternatives = branches.count > Self.alternativeLimit ? [] : branches.map { self.alternatives($0.0) }
        if case .union? = classifier.knownForm(of: schema), !alternatives.isEmpty {
            // The other alternatives are variants of the union.
            let singles = branches.indices.filter { areSingle(branches[$0].schema) }
            if singles.count > 1 { branches = singles.map { branches[$0] } }
            alternatives = singles.count > 1 ? singles.map { alternatives[$0] } : []
        }
        let known = alternatives.compactMap(\.self)
        if known.count == branches.count, Self.areDistinctLists(known.joined()) { return }
        let texts = branches.map { SchemaText.text(of: .items, $0.1, budget: &choiceBudget) ?? "{}" }
        constraints.restrictions[keyword.rawValue] = [SchemaText.list(of: texts)]
        guard !alternatives.isEmpty, !texts.contains(ValueConstraints.unknownRestriction) else { return }
        let all = branches.indices.flatMap { alternatives[$0] ?? [alternative(branches[$0].0, asText: texts[$0])] }
        constraints.choices = [ValueChoice(isExclusive: isExclusive, all)]
    }

    /// Whether values of a schema are strings, numbers or Booleans.
    mutating func isSingle(_ schema: SchemaObject) -> Bool {
        switch classifier.knownForm(of: schema).map({ _ in classifier.resolvedForm(of: schema).form }) {
        case .any?, .unsupported?, .same?, .scalar?, .enumeration?, nil: true
        case .array?, .dictionary?, .record?, .union?: false
        }
    }

    /// Whether all types in the `type` of a schema are strings, numbers or Booleans.
    private mutating func areSingle(_ schema: SchemaObject) -> Bool {
        guard schema.choice == nil, case .union(let parts)? = classifier.knownForm(of: schema) else {
            return isSingle(schema)
        }
        return parts.allSatisfy { isSingle($0) }
    }

    /// Removes the alternatives of an `anyOf` without which it accepts the same values: another alternative accepts all
    /// values of their types, or is the same schema.
    private mutating func withoutCovered(_ branches: [Branch]) -> [Branch] {
        guard branches.count <= Self.alternativeLimit else { return branches }
        let texts = branches.map { SchemaText.text(of: .items, $0.node, budget: &choiceBudget) ?? "{}" }
        let types = branches.map { branch -> JSONTypes in
            guard classifier.knownForm(of: branch.schema) != nil else { return .all }
            let end = classifier.resolvedForm(of: branch.schema)
            return classifier.kinds(of: end.schema, end.form)
        }
        let plain = branches.map { isPlain($0.schema) }
        return branches.indices.filter { index in
            !branches.indices.contains { other in
                guard other != index, plain[other] || texts[other] == texts[index] else { return false }
                let isEqual = texts[other] == texts[index] || plain[index] && types[other] == types[index]
                return isEqual ? other < index : types[other].isSuperset(of: types[index])
            }
        }.map { branches[$0] }
    }

    /// Whether the type of the schema has fewer variants than the schema has alternatives.
    private func isMerged(_ branches: [SchemaObject], in schema: SchemaObject) -> Bool {
        guard branches.count > 1 else { return false }
        switch classifier.knownForm(of: schema) {
        // A record does not need alternatives that only restrict its values.
        case .record?:
            return branches.contains(where: \.onlyRestricts)
                || branches.allSatisfy { $0.isAlone && !$0.hasStructure }
        case .unsupported?, nil: return false
        case .union(let variants)?: return variants.count < branches.count
        case .any?, .same?, .scalar?, .enumeration?, .array?, .dictionary?: return true
        }
    }

    /// Whether the alternatives list different values, which one enumeration represents.
    private static func areDistinctLists(_ alternatives: some Sequence<ValueChoice.Alternative>) -> Bool {
        var known: Set<ContractValue> = []
        return alternatives.allSatisfy { alternative in
            guard case .values(let values) = alternative.kind else { return false }
            return alternative.keywords == ValueConstraints.Keywords()
                && values.allSatisfy { known.insert($0).inserted }
        }
    }

    /// Whether a schema accepts all values of its JSON types.
    private mutating func isPlain(_ schema: SchemaObject, depth: Int = 0) -> Bool {
        guard depth < Self.alternativeLimit, choiceDepth < Self.choiceDepthLimit,
            let form = classifier.knownForm(of: schema)
        else { return false }
        // The schema may be a choice whose alternatives contain the schema again.
        choiceDepth += 1
        let keywords = constraints(ofParts: schema).keywords
        choiceDepth -= 1
        guard keywords == ValueConstraints.Keywords() else { return false }
        switch form {
        case .any: return schema.required.isEmpty && schema.condition == nil
        case .scalar: return schema.textFormat == nil
        case .array(let element?), .dictionary(let element?):
            guard case .any? = classifier.knownForm(of: element) else { return false }
            return isPlain(element, depth: depth + 1)
        case .array(nil), .dictionary(nil): return true
        case .same(let next): return isPlain(next, depth: depth + 1)
        case .unsupported, .enumeration, .record, .union: return false
        }
    }

    /// Returns an alternative of which only the text is known. A value conforms to a schema if it does not conform to
    /// the `not` of the schema.
    private func alternative(_ branch: SchemaObject, asText text: String) -> ValueChoice.Alternative {
        var keywords = ValueConstraints.Keywords()
        keywords.restrictions["not"] = ["{\"not\": \(text)}"]
        switch classifier.knownForm(of: branch) {
        case .array?: return ValueChoice.Alternative(.array, keywords)
        case .dictionary? where !branch.types.isEmpty, .record?: return ValueChoice.Alternative(.object, keywords)
        case .any?, .unsupported?, .same?, .scalar?, .enumeration?, .dictionary?, .union?, nil:
            return ValueChoice.Alternative(.any, keywords)
        }
    }

    /// Returns one alternative, or an alternative for each type of a list of types.
    private mutating func alternatives(_ branch: SchemaObject) -> [ValueChoice.Alternative]? {
        guard case .union(let parts)? = classifier.knownForm(of: branch), branch.types.members.count > 1,
            branch.choice == nil, branch.allOf.isEmpty
        else { return alternative(branch).map { [$0] } }
        let all = parts.compactMap { alternative($0) }
        return all.count == parts.count ? all : nil
    }

    /// The result is nil for an alternative with its own parts, such as a record.
    private mutating func alternative(_ branch: SchemaObject) -> ValueChoice.Alternative? {
        guard choiceDepth < Self.choiceDepthLimit, classifier.knownForm(of: branch) != nil else { return nil }
        choiceDepth += 1
        defer { choiceDepth -= 1 }
        let (end, form) = classifier.resolvedForm(of: branch)
        var constraints = constraints(ofParts: branch)
        if end !== branch { constraints = .intersection(of: [constraints, self.constraints(ofParts: end)]) }
        if let format = end.textFormat ?? branch.textFormat { constraints.format = format }
        switch form {
        case .any where end.required.isEmpty && end.condition == nil:
            return ValueChoice.Alternative(.any, constraints.keywords)
        case .scalar(let type):
            guard let constant = end.constant else {
                return ValueChoice.Alternative(.scalar(type), constraints.keywords)
            }
            constraints.restrictions["const"] = nil
            return ValueChoice.Alternative(.values([ContractValue(constant)]), constraints.keywords)
        case .enumeration:
            guard let values = end.onlyValues else { return nil }
            return ValueChoice.Alternative(.values(values.map { ContractValue($0) }), constraints.keywords)
        case .any, .unsupported, .same, .array, .dictionary, .record, .union: return nil
        }
    }
}
