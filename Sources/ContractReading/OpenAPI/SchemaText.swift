import ContractModel
import GenerationSettings
import YAMLTree

/// A schema as one line of JSON, for comparisons: the same text for schemas that allow the same values in other words of the same keywords.
/// Keys are in their order, sets are sorted, and annotations are left out. References stand as they are.
///
/// It says no more than `lengthLimit` characters; of the rest it only says whether it is the same.
struct SchemaText {
    private static let lengthLimit = 300
    /// In characters, for all texts of one document together: schemas within schemas are written once for each.
    static let budget = 1 << 22

    private var budget: Int

    /// Nil for a keyword that says nothing, such as `propertyNames: true`.
    static func text(of keyword: SchemaKeyword, _ node: YAMLNode, budget: inout Int) -> String? {
        // What values are there is compared by their type, and most maps have such a schema.
        if keyword == .additionalProperties, node.kind == .mapping {
            return node.pairs.contains { isRule($0.key) } ? "a schema" : nil
        }
        var writer = SchemaText(budget: min(budget, 1 << 14))
        let before = writer.budget
        let text = writer.value(node, of: keyword.rawValue)
        budget -= before - writer.budget
        if saysNothing(text, keyword) { return nil }
        guard text.utf8.count > lengthLimit else { return text }
        return text.prefix(lengthLimit) + "… #" + String(hash(text), radix: 16)
    }

    /// The text of several keywords of one schema that belong together; nil where none of them is there.
    static func text(of keywords: [SchemaKeyword], in schema: YAMLNode, budget: inout Int) -> String? {
        let members = keywords.compactMap { keyword in
            schema[keyword.rawValue].flatMap { text(of: keyword, $0, budget: &budget) }.map {
                "\(keyword.rawValue): \($0)"
            }
        }
        return members.isEmpty ? nil : members.joined(separator: ", ")
    }

    private static func saysNothing(_ text: String, _ keyword: SchemaKeyword) -> Bool {
        switch keyword {
        // Anything is forbidden, or has to be there.
        case .not, .contains, .ifKeyword: false
        default: text == "{}" || text == "true"
        }
    }

    /// FNV-1a: the same on all machines.
    private static func hash(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }

    private static func isRule(_ key: String) -> Bool {
        !annotations.contains(key) && !key.hasPrefix("x-")
    }

    // MARK: Writing

    private mutating func schema(_ node: YAMLNode) -> String {
        guard node.kind == .mapping else { return plain(node) }
        return members(of: node, where: Self.isRule) {
            $0.value($2, of: $1)
        }
    }

    private mutating func value(_ node: YAMLNode, of keyword: String) -> String {
        guard budget > 0 else { return "…" }
        switch keyword {
        case "properties", "patternProperties", "dependentSchemas", "$defs", "definitions":
            return members(of: node, where: { _ in true }) { $0.schema($2) }
        case "dependentRequired":
            return members(of: node, where: { _ in true }) { $0.list($2, isSet: true) { $0.plain($1) } }
        case "required", "enum", "type": return list(node, isSet: true) { $0.plain($1) }
        case "allOf", "anyOf", "oneOf": return list(node, isSet: true) { $0.schema($1) }
        case "items", "prefixItems": return list(node, isSet: false) { $0.schema($1) }
        case "not", "if", "then", "else", "contains", "additionalProperties", "propertyNames", "unevaluatedProperties",
            "unevaluatedItems", "contentSchema":
            return schema(node)
        default: return plain(node)
        }
    }

    private mutating func members(
        of node: YAMLNode, where isKept: (String) -> Bool, _ text: (inout SchemaText, String, YAMLNode) -> String
    ) -> String {
        guard node.kind == .mapping else { return plain(node) }
        let pairs = node.pairs.filter { isKept($0.key) }.sorted { $0.key < $1.key }
        var texts: [String] = []
        for pair in pairs where budget > 0 {
            texts.append("\(spend(ContractValue.string(pair.key).jsonLine)): \(text(&self, pair.key, pair.value))")
        }
        return "{\(texts.joined(separator: ", "))}"
    }

    private mutating func list(
        _ node: YAMLNode, isSet: Bool, _ text: (inout SchemaText, YAMLNode) -> String
    ) -> String {
        guard node.kind == .sequence else { return node.kind == .mapping ? schema(node) : plain(node) }
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

    /// What says nothing of values.
    private static let annotations: Set<String> = [
        "title", "summary", "description", "example", "examples", "default", "deprecated", "readOnly", "writeOnly",
        "$comment", "externalDocs", "xml",
    ]
}
