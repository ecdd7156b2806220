import ContractModel
import ContractReading
import Diagnostics
import YAMLTree

/// Finds compositions that no object satisfies. `required` and `additionalProperties` do not restrict other values.
enum CompositionRules {
    /// Finds required keys that `additionalProperties: false` forbids. The keyword considers only the `properties` next
    /// to it, without the properties of `allOf` (JSON Schema, section 10.3.2.3). The rule reports one diagnostic for
    /// each keyword.
    static func refusedKeys(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for keyword in outline.keywords[.additionalProperties] ?? [] where keyword.value.scalar == .boolean(false) {
            let schema = keyword.schema
            guard schema["patternProperties"] == nil, schema["allOf"]?.kind == .sequence, schema["$ref"] == nil else {
                continue
            }
            let declared = Set(members(schema["properties"]).map(\.key))
            let refused = required(by: schema, outline).filter { !declared.contains($0.text) }
            guard let first = refused.first else { continue }
            let further = Set(refused.map(\.text)).count - 1
            findings.emit(
                LintMessages.refusedKey(
                    first.text, further: further, version: outline.version, at: keyword.location,
                    required: first.location))
        }
    }

    /// Returns the keys that a schema and the parts of its `allOf` require, in the order of the document.
    private static func required(by schema: YAMLNode, _ outline: DocumentOutline) -> [YAMLNode] {
        var keys: [YAMLNode] = []
        var pending = [schema]
        var seen: Set<YAMLNode.ID> = []
        while let next = pending.popLast() {
            guard let part = outline.object(next), seen.insert(part.identity).inserted else { continue }
            keys += elements(part["required"]).filter { $0.kind == .scalar }
            pending += elements(part["allOf"]).reversed()
        }
        return keys
    }

    private static func elements(_ node: YAMLNode?) -> [YAMLNode] {
        node.map { $0.kind == .sequence ? Array($0.elements) : [] } ?? []
    }

    private static func members(_ node: YAMLNode?) -> [YAMLPair] {
        node.map { $0.kind == .mapping ? Array($0.pairs) : [] } ?? []
    }
}
