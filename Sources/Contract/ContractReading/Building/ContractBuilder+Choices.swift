import ContractModel
import GenerationSettings

/// Keeps the alternatives that a type does not distinguish, for comparisons.
extension ContractBuilder {
    /// The greatest number of alternatives that are compared with each other.
    private static let alternativeLimit = 16
    /// The greatest number of nested choices whose alternatives are read.
    private static let choiceDepthLimit = 2

    /// Adds the `oneOf` or `anyOf` of a schema to its constraints, if the type of the schema has fewer alternatives.
    mutating func addChoice(of schema: SchemaObject, to constraints: inout ValueConstraints) {
        let isExclusive = !schema.oneOf.isEmpty
        let keyword: SchemaKeyword = isExclusive ? .oneOf : .anyOf
        let branches = (isExclusive ? schema.oneOf : schema.anyOf).filter {
            $0.boolean != false && !$0.onlyRestricts && !classifier.isNull($0)
        }
        guard let node = schema.choice, isMerged(branches, in: schema) else { return }
        let known = branches.count > Self.alternativeLimit ? [] : alternatives(branches)
        let acceptsAll = known.contains { $0.keywords == ValueConstraints.Keywords() && !$0.kind.isList }
        if !isExclusive && acceptsAll
            || known.count == branches.count && Self.areDistinctLists(known)
        {
            return
        }
        guard let text = SchemaText.text(of: keyword, node, budget: &choiceBudget) else { return }
        constraints.restrictions[keyword.rawValue] = [text]
        if known.count == branches.count {
            constraints.choices = [ValueChoice(isExclusive: isExclusive, known)]
        }
    }

    /// Whether the type of the schema has fewer variants than the schema has alternatives.
    private func isMerged(_ branches: [SchemaObject], in schema: SchemaObject) -> Bool {
        guard branches.count > 1 else { return false }
        switch classifier.knownForm(of: schema) {
        case .record?, .unsupported?, nil: return false
        case .union(let variants)?: return variants.count < branches.count
        case .any?, .same?, .scalar?, .enumeration?, .array?, .dictionary?: return true
        }
    }

    private mutating func alternatives(_ branches: [SchemaObject]) -> [ValueChoice.Alternative] {
        guard choiceDepth < Self.choiceDepthLimit else { return [] }
        choiceDepth += 1
        defer { choiceDepth -= 1 }
        var alternatives: [ValueChoice.Alternative] = []
        for branch in branches {
            if let alternative = alternative(branch) { alternatives.append(alternative) }
        }
        return alternatives
    }

    /// Whether the alternatives list different values, which one enumeration represents.
    private static func areDistinctLists(_ alternatives: [ValueChoice.Alternative]) -> Bool {
        var known: Set<ContractValue> = []
        return alternatives.allSatisfy { alternative in
            guard case .values(let values) = alternative.kind else { return false }
            return alternative.keywords == ValueConstraints.Keywords() && values.allSatisfy { known.insert($0).inserted }
        }
    }

    /// Returns nil for an alternative with parts of its own, such as a record.
    private mutating func alternative(_ branch: SchemaObject) -> ValueChoice.Alternative? {
        let (end, form) = classifier.resolvedForm(of: branch)
        let kind: ValueChoice.Kind
        switch form {
        case .any: kind = .any
        case .scalar(let type): kind = end.constant.map { .values([ContractValue($0)]) } ?? .scalar(type)
        case .enumeration:
            guard let values = end.onlyValues else { return nil }
            kind = .values(values.map { ContractValue($0) })
        case .unsupported, .same, .array, .dictionary, .record, .union: return nil
        }
        var constraints = constraints(ofParts: branch)
        if end !== branch { constraints = .intersection(of: [constraints, self.constraints(ofParts: end)]) }
        if let format = end.textFormat ?? branch.textFormat { constraints.format = format }
        if kind.isList { constraints.restrictions["const"] = nil }
        return ValueChoice.Alternative(kind, constraints.keywords)
    }
}

extension ValueChoice.Kind {
    fileprivate var isList: Bool {
        if case .values = self { true } else { false }
    }
}
