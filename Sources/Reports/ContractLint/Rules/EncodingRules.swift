import ContractReading
import Diagnostics
import YAMLTree

/// Checks the Encoding Objects of forms, which describe how the parts are sent.
enum EncodingRules {
    /// The greatest number of schemas that are read for a body. Bodies may share schemas. Real documents have far fewer
    /// schemas.
    private static let schemaLimit = 500

    /// Finds keys that are not properties of the body (OpenAPI 3.0.4, section 4.7.14.1). A body that allows other
    /// properties is not checked.
    static func unknownKeys(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        var hints = SpellingHints()
        for content in outline.objects[.mediaType] ?? [] {
            guard let encoding = content["encoding"], encoding.kind == .mapping, let schema = content["schema"],
                let known = keys(of: schema, outline)
            else { continue }
            let candidates = known.sorted()
            for pair in encoding.pairs where !known.contains(pair.key) && !pair.key.hasPrefix("x-") {
                findings.emit(
                    LintMessages.unknownEncoding(
                        pair.key, meant: hints.nearest(to: pair.key, among: candidates),
                        at: pair.keyLocation))
            }
        }
    }

    /// Returns the properties that objects of a schema may have. Returns nil if the properties are unknown, or if every
    /// name is allowed.
    private static func keys(of schema: YAMLNode, _ outline: DocumentOutline) -> Set<String>? {
        var keys: Set<String> = []
        var pending = [schema]
        var seen: Set<YAMLNode.ID> = []
        while let node = pending.popLast() {
            guard node.kind == .mapping, seen.count < schemaLimit, let target = outline.object(node) else { return nil }
            // Since OpenAPI 3.1, keywords next to a reference also have an effect.
            for part in [node, target] where seen.insert(part.identity).inserted {
                guard part.kind == .mapping, !openKeywords.contains(where: { part[$0] != nil }) else { return nil }
                for open in ["additionalProperties", "unevaluatedProperties"] {
                    if let rest = part[open], rest.scalar != .boolean(false) { return nil }
                }
                if let properties = part["properties"], properties.kind == .mapping {
                    keys.formUnion(properties.pairs.map(\.key))
                }
                // Another rule reports required properties without a description.
                if let required = part["required"], required.kind == .sequence {
                    keys.formUnion(required.elements.filter { $0.kind == .scalar }.map(\.text))
                }
                for list in ["allOf", "oneOf", "anyOf"] {
                    if let parts = part[list], parts.kind == .sequence { pending += parts.elements }
                }
            }
        }
        return keys.isEmpty ? nil : keys
    }

    private static let openKeywords = [
        "patternProperties", "dependentSchemas", "if", "then", "else", "$dynamicRef", "$recursiveRef",
    ]
}
