import ContractModel
import GenerationSettings
import YAMLTree

/// Writes a schema as one line of JSON, for comparisons. Schemas that allow the same values with the same keywords have
/// the same text. Keys and sets are sorted, annotations are left out, and `const` is written as an `enum` with one
/// value (JSON Schema Validation 2020-12, section 6.1.3). References are not followed.
struct SchemaText {
    /// The greatest number of characters that are written for one text. A text that needs more becomes `…`.
    private static let textBudget = 1 << 14
    /// The greatest number of characters for all texts of a document. A nested schema is written once for each schema
    /// that contains it.
    static let budget = 1 << 22

    private var budget: Int

    /// Returns the text of a keyword, or nil for a keyword without effect, such as `propertyNames: true`. If the budget
    /// is exceeded, returns `ValueConstraints.unknownRestriction`, because a partial text would depend on the texts
    /// before it.
    static func text(of keyword: SchemaKeyword, _ node: YAMLNode, budget: inout Int) -> String? {
        // A single word, such as `false`, uses no budget.
        var writer = SchemaText(budget: node.kind == .scalar ? .max : min(budget, textBudget))
        let before = writer.budget
        let text = writer.value(node, of: keyword.rawValue)
        if node.kind != .scalar { budget -= before - writer.budget }
        guard writer.budget > 0 else { return ValueConstraints.unknownRestriction }
        return saysNothing(text, keyword) ? nil : text
    }

    /// Returns the text of several keywords that belong together, or nil if the schema has none of them.
    static func text(of keywords: [SchemaKeyword], in schema: YAMLNode, budget: inout Int) -> String? {
        let texts = keywords.compactMap { keyword in
            schema[keyword.rawValue].flatMap { text(of: keyword, $0, budget: &budget) }.map {
                (keyword: keyword, text: $0)
            }
        }
        let unknown = ValueConstraints.unknownRestriction
        if texts.contains(where: { $0.text == unknown }) { return unknown }
        return texts.isEmpty
            ? nil : "{" + texts.map { "\"\($0.keyword.rawValue)\": \($0.text)" }.joined(separator: ", ") + "}"
    }

    /// Returns the text of a list whose order does not matter.
    static func list(of texts: [String]) -> String {
        if texts.contains(ValueConstraints.unknownRestriction) { return ValueConstraints.unknownRestriction }
        return "[\(texts.sorted().joined(separator: ", "))]"
    }

    private static func saysNothing(_ text: String, _ keyword: SchemaKeyword) -> Bool {
        switch keyword {
        // These keywords have an effect even with the value `{}` or `true`: `not: {}` forbids every value.
        case .not, .contains, .ifKeyword: false
        default: text == "{}" || text == "true"
        }
    }

    /// Whether a keyword restricts values.
    static func isRule(_ key: String) -> Bool {
        !annotations.contains(key) && !key.hasPrefix("x-")
    }

    // MARK: Writing

    private mutating func schema(_ node: YAMLNode) -> String {
        guard node.kind == .mapping else { return plain(node) }
        if let part = Self.onlyPart(of: node) { return schema(part) }
        return members(of: node, where: Self.isRule, as: { $0 == "const" ? "enum" : $0 }) {
            $0.value($2, of: $1)
        }
    }

    /// Returns the only part or alternative of a schema without other rules.
    private static func onlyPart(of node: YAMLNode) -> YAMLNode? {
        let rules = node.pairs.lazy.filter { isRule($0.key) }.prefix(2)
        guard let rule = rules.first, rules.count == 1, ["allOf", "anyOf", "oneOf"].contains(rule.key),
            rule.value.elements.count == 1
        else { return nil }
        return rule.value.elements.first
    }

    private mutating func value(_ node: YAMLNode, of keyword: String) -> String {
        guard budget > 0 else { return "…" }
        let keyword = SchemaKeyword.named[keyword]
        if keyword == .constant { return "[\(plain(node))]" }
        switch keyword?.facts.form {
        case .mapOfSchemas, .definitions: return members(of: node, where: { _ in true }) { $0.schema($2) }
        case .mapOfSets: return members(of: node, where: { _ in true }) { $0.list($2, isSet: true) { $0.plain($1) } }
        case .set: return list(node, isSet: true) { $0.plain($1) }
        case .setOfSchemas: return list(node, isSet: true) { $0.schema($1) }
        case .schema, .listOfSchemas: return list(node, isSet: false) { $0.schema($1) }
        case .value, nil: return plain(node)
        }
    }

    private mutating func members(
        of node: YAMLNode, where isKept: (String) -> Bool, as name: (String) -> String = { $0 },
        _ text: (inout SchemaText, String, YAMLNode) -> String
    ) -> String {
        guard node.kind == .mapping else { return plain(node) }
        budget -= 1
        var texts: [String] = []
        for pair in node.pairs where budget > 0 && isKept(pair.key) {
            texts.append(
                "\(spend(ContractValue.string(name(pair.key)).jsonLine)): \(text(&self, pair.key, pair.value))")
        }
        return "{\(texts.sorted().joined(separator: ", "))}"
    }

    private mutating func list(
        _ node: YAMLNode, isSet: Bool, _ text: (inout SchemaText, YAMLNode) -> String
    ) -> String {
        guard node.kind == .sequence else { return node.kind == .mapping ? schema(node) : plain(node) }
        budget -= 1
        var texts: [String] = []
        for element in node.elements where budget > 0 { texts.append(text(&self, element)) }
        return "[\((isSet ? texts.sorted() : texts).joined(separator: ", "))]"
    }

    private mutating func plain(_ node: YAMLNode) -> String {
        spend(ContractValue(node).jsonLine)
    }

    private mutating func spend(_ text: String) -> String {
        budget -= text.utf8.count + 2
        return text
    }

    /// The keywords that have no effect on values.
    private static let annotations = SchemaKeyword.names { $0.role == .annotation || $0.role == .hint }
        .union(["externalDocs", "xml"])
}
