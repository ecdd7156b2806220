import ContractReading
import Diagnostics
import YAMLTree

/// Checks the variables of servers (OpenAPI 3.1.1, section 4.8.6).
enum ServerRules {
    static func defaults(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for variable in outline.serverVariables {
            let value = variable.node["default"]
            guard let value, case .string(let text)? = value.scalar else {
                findings.emit(LintMessages.serverDefault(variable.name, at: value?.location ?? variable.location))
                continue
            }
            guard let list = variable.node["enum"], list.kind == .sequence,
                !list.elements.contains(where: { $0.text == text })
            else { continue }
            findings.emit(
                LintMessages.serverDefaultOutsideEnumeration(
                    text, of: variable.name, at: value.location, list: list.location))
        }
    }
}
