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
        var branches = zip(isExclusive ? schema.oneOf : schema.anyOf, node.elements).filter { schema, _ in
            schema.boolean != false && !classifier.isNull(schema)
        }
        guard isMerged(branches.map(\.0), in: schema) else { return }
        var alternatives = branches.count > Self.alternativeLimit ? [] : branches.map { alternative($0.0) }
        if case .union? = classifier.knownForm(of: schema), alternatives.count(where: { $0 != nil }) > 1 {
            // The other alternatives are variants of the union.
            branches = zip(branches, alternatives).filter { $1 != nil }.map(\.0)
            alternatives = alternatives.filter { $0 != nil }
        }
        let known = alternatives.compactMap(\.self)
        let isComplete = known.count == branches.count
        if isComplete && Self.areDistinctLists(known) { return }
        if !isExclusive, branches.prefix(Self.alternativeLimit).contains(where: { isPlain($0.0) }) { return }
        let texts = branches.compactMap { SchemaText.text(of: .items, $0.1, budget: &choiceBudget) ?? "{}" }
        constraints.restrictions[keyword.rawValue] = [SchemaText.list(of: texts)]
        if isComplete { constraints.choices = [ValueChoice(isExclusive: isExclusive, known)] }
    }

    /// Whether the type of the schema has fewer variants than the schema has alternatives.
    private func isMerged(_ branches: [SchemaObject], in schema: SchemaObject) -> Bool {
        guard branches.count > 1 else { return false }
        switch classifier.knownForm(of: schema) {
        // A record does not need alternatives that only restrict its values.
        case .record?: return branches.allSatisfy { $0.isAlone && ($0.onlyRestricts || !$0.hasStructure) }
        case .unsupported?, nil: return false
        case .union(let variants)?: return variants.count < branches.count
        case .any?, .same?, .scalar?, .enumeration?, .array?, .dictionary?: return true
        }
    }

    /// Whether the alternatives list different values, which one enumeration represents.
    private static func areDistinctLists(_ alternatives: [ValueChoice.Alternative]) -> Bool {
        var known: Set<ContractValue> = []
        return alternatives.allSatisfy { alternative in
            guard case .values(let values) = alternative.kind else { return false }
            return alternative.keywords == ValueConstraints.Keywords()
                && values.allSatisfy { known.insert($0).inserted }
        }
    }

    /// Whether a schema accepts all values of its type.
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
        case .array(let element?), .dictionary(let element?): return isPlain(element, depth: depth + 1)
        case .array(nil), .dictionary(nil): return true
        case .same(let next): return isPlain(next, depth: depth + 1)
        case .unsupported, .enumeration, .record, .union: return false
        }
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
        case .any: return ValueChoice.Alternative(.any, constraints.keywords)
        case .scalar(let type):
            guard let constant = end.constant else {
                return ValueChoice.Alternative(.scalar(type), constraints.keywords)
            }
            constraints.restrictions["const"] = nil
            return ValueChoice.Alternative(.values([ContractValue(constant)]), constraints.keywords)
        case .enumeration:
            guard let values = end.onlyValues else { return nil }
            return ValueChoice.Alternative(.values(values.map { ContractValue($0) }), constraints.keywords)
        case .unsupported, .same, .array, .dictionary, .record, .union: return nil
        }
    }
}
