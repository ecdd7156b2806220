import ContractReading
import Diagnostics
import YAMLTree

/// Checks names that the specification restricts.
enum NameRules {
    /// Finds tags with the same name (OpenAPI 3.1.1, section 4.8.1.1).
    static func duplicateTags(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        var first: [String: SourceLocation] = [:]
        for tag in outline.objects[.tag] ?? [] {
            guard let name = tag["name"], name.kind == .scalar else { continue }
            if let location = first[name.text] {
                findings.emit(LintMessages.duplicateTag(name.text, at: name.location, first: location))
            } else {
                first[name.text] = name.location
            }
        }
    }

    /// Finds names of components that do not match `^[a-zA-Z0-9.\-_]+$` (OpenAPI 3.1.1, section 4.8.7.1). References
    /// can contain matching names without an escape. OpenAPI 2.0 does not have this rule.
    static func componentNames(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        guard SpecificationVersions.since30.contains(outline.version) else { return }
        for component in outline.components where component.name.isEmpty || !component.name.utf8.allSatisfy(isPlain) {
            findings.emit(LintMessages.componentName(component.name, component.kind, at: component.location))
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
