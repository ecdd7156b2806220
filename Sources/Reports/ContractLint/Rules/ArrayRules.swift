import ContractModel
import ContractReading
import Diagnostics
import YAMLTree

/// Finds arrays without a schema of their elements, which versions before OpenAPI 3.1 require (OpenAPI 2.0, "Schema
/// Object" and "Parameter Object"; OpenAPI 3.0.4, section 4.7.24.1).
enum ArrayRules {
    /// The greatest number of parts that are examined. Arrays may share their parts. Real documents have far fewer
    /// parts.
    private static let partLimit = 2_000

    static func missingItems(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for array in arraysWithoutItems(outline) { findings.emit(LintMessages.missingItems(at: array.place)) }
    }

    /// Returns the schemas, and in OpenAPI 2.0 also the parameters and headers, with the places of their types.
    static func arraysWithoutItems(_ outline: DocumentOutline) -> [(node: YAMLNode, place: SourceLocation)] {
        guard !SpecificationVersions.since31.contains(outline.version) else { return [] }
        var parts = partLimit
        let excluded = Set((outline.keywords[.not] ?? []).map(\.value.location))
        let schemas = (outline.keywords[.type] ?? []).map { ($0.schema, $0.location) }
        let plain = outline.plainValues.compactMap { node in node["type"].map { (node, $0.location) } }
        return (schemas.filter { !excluded.contains($0.0.location) } + plain).filter {
            lacksItems($0.0, outline, &parts)
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
