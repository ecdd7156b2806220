import ContractReading
import Diagnostics
import YAMLTree

/// Arrays that do not say what they hold, which versions before 3.1 require (2.0, "Schema Object" and "Parameter Object"; 3.0.4, section
/// 4.7.24.1).
enum ArrayRules {
    static func missingItems(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard !SpecificationVersions.since31.contains(outline.version) else { return }
        let excluded = Set((outline.keywords[.not] ?? []).map(\.value.location))
        for keyword in outline.keywords[.type] ?? []
        where lacksItems(keyword.schema) && !excluded.contains(keyword.schema.location) {
            findings.emit(LintMessages.missingItems(at: keyword.location))
        }
        for node in outline.plainValues where lacksItems(node) {
            if let type = node["type"] { findings.emit(LintMessages.missingItems(at: type.location)) }
        }
    }

    /// What stands beside a reference says nothing. Of what is said elsewhere too, as by `allOf`, only the sum lacks something, and a schema that
    /// only says what a value is not describes no array.
    private static func lacksItems(_ node: YAMLNode) -> Bool {
        guard let type = node["type"], type.kind == .scalar else { return false }
        return type.text == "array" && node["items"] == nil && node["$ref"] == nil && node["allOf"] == nil
    }
}
