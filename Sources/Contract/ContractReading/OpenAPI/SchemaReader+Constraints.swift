import ContractModel
import YAMLTree

/// Reads the keywords that restrict values.
extension SchemaReader {
    mutating func readConstraint(
        _ keyword: SchemaKeyword, _ pair: YAMLPair, into values: inout ValueConstraints
    ) {
        let node = pair.value
        switch keyword {
        case .contentMediaType: values.contentMediaType = reader.string(node, pair.key)
        case .contentEncoding: values.contentEncoding = reader.string(node, pair.key)
        case .pattern: values.pattern = reader.string(node, pair.key)
        case .minLength: values.minLength = reader.count(node, pair.key)
        case .maxLength: values.maxLength = reader.count(node, pair.key)
        case .minimum: values.minimum = reader.number(node, pair.key)
        case .maximum: values.maximum = reader.number(node, pair.key)
        case .exclusiveMinimum:
            values.exclusiveMinimum = exclusiveBound(node, pair.key)
            values.minimumIsExclusive = node.scalar == .boolean(true)
        case .exclusiveMaximum:
            values.exclusiveMaximum = exclusiveBound(node, pair.key)
            values.maximumIsExclusive = node.scalar == .boolean(true)
        case .multipleOf: values.multipleOf = reader.number(node, pair.key)
        case .minItems: values.minItems = reader.count(node, pair.key)
        case .maxItems: values.maxItems = reader.count(node, pair.key)
        case .uniqueItems: values.uniqueItems = reader.boolean(node, pair.key)
        case .minProperties: values.minProperties = reader.count(node, pair.key)
        case .maxProperties: values.maxProperties = reader.count(node, pair.key)
        default: break
        }
    }

    /// Records the text of a keyword that Swift types cannot express but that restricts values. Keywords that belong
    /// together, such as conditions and counts, are recorded as one text.
    mutating func restrict(
        _ keyword: SchemaKeyword, _ pair: YAMLPair, of owner: YAMLNode, _ values: inout ValueConstraints
    ) {
        let node = pair.value
        switch keyword {
        // Types are compared separately, and most maps have a schema for their values. With `patternProperties`, the
        // values have no common type.
        case .additionalProperties where node.kind == .mapping && owner["patternProperties"] == nil:
            if node.pairs.contains(where: { SchemaText.isRule($0.key) }) {
                values.restrictions[keyword.rawValue] = ["a schema"]
            }
        // `additionalProperties` evaluates all other keys (JSON Schema 2020-12, section 11.3).
        case .unevaluatedProperties where owner["additionalProperties"] != nil: return
        case .not, .dependentRequired, .dependentSchemas, .patternProperties, .propertyNames, .unevaluatedProperties,
            .unevaluatedItems, .additionalProperties, .contentSchema:
            guard let text = SchemaText.text(of: keyword, pair.value, budget: &textBudget) else { return }
            values.restrictions[keyword.rawValue] = [text]
        case .ifKeyword:
            guard owner["then"] != nil || owner["else"] != nil else { return }
            let words = SchemaText.text(of: [.ifKeyword, .then, .elseKeyword], in: owner, budget: &textBudget)
            values.restrictions[keyword.rawValue] = words.map { [$0] }
        case .prefixItems:
            // `items` describes the elements after these positions.
            let words = SchemaText.text(of: [.prefixItems, .items], in: owner, budget: &textBudget)
            values.restrictions[keyword.rawValue] = words.map { [$0] }
        // Alternatives such as `{required: [a]}` do not describe types.
        case .oneOf, .anyOf:
            guard pair.value.elements.allSatisfy(Self.onlyRestricts),
                let text = SchemaText.text(of: keyword, pair.value, budget: &textBudget)
            else { return }
            values.restrictions[keyword.rawValue] = [text]
        // Drafts before 2020-12 describe fixed positions with a list in `items`.
        case .items where pair.value.kind == .sequence:
            guard let text = SchemaText.text(of: keyword, pair.value, budget: &textBudget) else { return }
            let isKnown = text != ValueConstraints.unknownRestriction
            values.restrictions["prefixItems"] = [isKnown ? "{\"prefixItems\": \(text)}" : text]
        case .contains:
            let text = SchemaText.text(of: keyword, pair.value, budget: &textBudget)
            values.restrictions[keyword.rawValue] = text.map { [$0] }
            // The default is 1 (JSON Schema Validation 2020-12, section 6.4.5).
            values.restrictions["minContains"] = [owner["minContains"]?.text ?? "1"]
            values.restrictions["maxContains"] = (owner["maxContains"]?.text).map { [$0] }
        default: break
        }
    }

    private static func onlyRestricts(_ node: YAMLNode) -> Bool {
        node.kind == .mapping && (node["required"] != nil || node["not"] != nil)
            && describingKeywords.allSatisfy { node[$0] == nil }
    }

    private static let describingKeywords = [
        "$ref", "properties", "allOf", "oneOf", "anyOf", "items", "enum", "const", "additionalProperties",
        "patternProperties",
    ]

    /// Reads `exclusiveMinimum` or `exclusiveMaximum` as a number, which is its form since OpenAPI 3.1. Returns nil for
    /// a Boolean, which applies to `minimum` or `maximum` in OpenAPI 3.0 and in many documents of OpenAPI 3.1.
    private mutating func exclusiveBound(_ node: YAMLNode, _ keyword: String) -> String? {
        if case .boolean? = node.scalar { return nil }
        return reader.number(node, keyword)
    }
}
