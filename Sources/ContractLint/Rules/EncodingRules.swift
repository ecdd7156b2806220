import ContractReading
import Diagnostics
import YAMLTree

/// What a document says of how the parts of a form are written.
enum EncodingRules {
    /// Bodies may share schemas, so no more than these are read for each. No document comes near.
    private static let schemaLimit = 500

    /// Each key is a property of the body (3.0.4, section 4.7.14.1). A body that may have other properties than it lists is not judged.
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

    /// The properties that objects of a schema may have; nil where they are not known, or may have any names.
    private static func keys(of schema: YAMLNode, _ outline: DocumentOutline) -> Set<String>? {
        var keys: Set<String> = []
        var pending = [schema]
        var seen: Set<YAMLNode.ID> = []
        while let node = pending.popLast() {
            guard node.kind == .mapping, seen.count < schemaLimit, let target = outline.object(node) else { return nil }
            // Since 3.1 what stands beside a reference counts too.
            for part in [node, target] where seen.insert(part.identity).inserted {
                guard part.kind == .mapping, !openKeywords.contains(where: { part[$0] != nil }) else { return nil }
                for open in ["additionalProperties", "unevaluatedProperties"] {
                    if let rest = part[open], rest.scalar != .boolean(false) { return nil }
                }
                if let properties = part["properties"], properties.kind == .mapping {
                    keys.formUnion(properties.pairs.map(\.key))
                }
                // What is required without being described is told elsewhere.
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
