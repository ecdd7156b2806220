import ContractReading
import Diagnostics
import YAMLTree

/// Arrays that do not say what they hold, which versions before 3.1 require (2.0, "Schema Object" and "Parameter Object"; 3.0.4, section
/// 4.7.24.1).
enum ArrayRules {
    /// Arrays may share their parts, so no more of these are looked at in a document. None comes near.
    private static let partLimit = 2_000

    static func missingItems(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard !SpecificationVersions.since31.contains(outline.version) else { return }
        var parts = partLimit
        let excluded = Set((outline.keywords[.not] ?? []).map(\.value.location))
        for keyword in outline.keywords[.type] ?? [] where !excluded.contains(keyword.schema.location) {
            guard lacksItems(keyword.schema, outline, &parts) else { continue }
            findings.emit(LintMessages.missingItems(at: keyword.location))
        }
        for node in outline.plainValues where lacksItems(node, outline, &parts) {
            if let type = node["type"] { findings.emit(LintMessages.missingItems(at: type.location)) }
        }
    }

    /// What stands beside a reference says nothing, and a schema that only says what a value is not describes no array.
    private static func lacksItems(_ node: YAMLNode, _ outline: DocumentOutline, _ partsLeft: inout Int) -> Bool {
        guard let type = node["type"], type.kind == .scalar, type.text == "array", node["items"] == nil,
            node["$ref"] == nil
        else { return false }
        return node["allOf"].map { lackItems(partsOf: $0, outline, &partsLeft) } ?? true
    }

    /// Of what is said in parts, only the sum lacks something. A part that calls itself an array is judged by itself, and one that leaves a
    /// choice, or is not known, may have items.
    private static func lackItems(partsOf parts: YAMLNode, _ outline: DocumentOutline, _ partsLeft: inout Int) -> Bool {
        guard parts.kind == .sequence else { return false }
        var pending = Array(parts.elements)
        var seen: Set<YAMLNode.ID> = []
        while let next = pending.popLast() {
            partsLeft -= 1
            guard partsLeft > 0 else { return false }
            guard let part = outline.object(next), part.kind == .mapping else { return false }
            guard seen.insert(part.identity).inserted else { continue }
            if ["items", "type", "oneOf", "anyOf"].contains(where: { part[$0] != nil }) { return false }
            if let inner = part["allOf"], inner.kind == .sequence { pending += inner.elements }
        }
        return true
    }
}
