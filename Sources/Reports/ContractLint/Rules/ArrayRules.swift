import ContractModel
import ContractReading
import Diagnostics
import YAMLTree

/// Finds arrays without a schema of their elements, which versions before 3.1 require (2.0, "Schema Object" and
/// "Parameter Object"; 3.0.4, section 4.7.24.1).
enum ArrayRules {
    /// The greatest number of parts that are examined. Arrays may share their parts. No real document comes near the
    /// limit.
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

    /// Whether an array lacks a schema of its elements. Keywords next to a reference have no effect, and a schema that
    /// only excludes values does not describe an array.
    private static func lacksItems(_ node: YAMLNode, _ outline: DocumentOutline, _ partsLeft: inout Int) -> Bool {
        guard let type = node["type"], type.kind == .scalar, type.text == "array", node["items"] == nil,
            node["$ref"] == nil
        else { return false }
        return node["allOf"].map { lackItems(partsOf: $0, outline, &partsLeft) } ?? true
    }

    /// Whether all parts together lack the schema. A part that is an array itself is examined separately. A part with a
    /// choice, or an unknown part, may have the schema.
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
