import ContractReading
import Diagnostics
import YAMLTree

/// Arrays that do not say what they hold, which versions before 3.1 require (2.0, "Schema Object" and "Parameter Object"; 3.0.4, section
/// 4.7.24.1).
enum ArrayRules {
    static func missingItems(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard !SpecificationVersions.since31.contains(outline.version) else { return }
        for keyword in outline.keywords[.type] ?? [] where lacksItems(keyword.schema) {
            findings.emit(LintMessages.missingItems(at: keyword.location))
        }
        guard SpecificationVersions.only20.contains(outline.version) else { return }
        for node in (outline.objects[.parameter] ?? []) + (outline.objects[.header] ?? []) {
            // The elements of an array are described like the parameter itself.
            var next: YAMLNode? = node
            while let current = next {
                if lacksItems(current), let type = current["type"] {
                    findings.emit(LintMessages.missingItems(at: type.location))
                }
                next = current["items"]
            }
        }
    }

    /// What stands beside a reference says nothing.
    private static func lacksItems(_ node: YAMLNode) -> Bool {
        guard let type = node["type"], type.kind == .scalar else { return false }
        return type.text == "array" && node["items"] == nil && node["$ref"] == nil
    }
}
