import ContractModel
import ContractReading
import Diagnostics
import ECMAPatterns
import YAMLTree

/// Checks regular expressions.
enum PatternRules {
    static func invalidPatterns(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for keyword in outline.keywords[.pattern] ?? [] {
            guard case .string(let pattern)? = keyword.value.scalar else { continue }
            report(pattern, at: keyword.value.location, &findings)
        }
        for keyword in outline.keywords[.patternProperties] ?? [] {
            for pair in keyword.value.pairs { report(pair.key, at: pair.keyLocation, &findings) }
        }
    }

    private static func report(_ pattern: String, at location: SourceLocation, _ findings: inout DiagnosticSink) {
        guard let fault = PatternSyntax.fault(in: pattern) else { return }
        findings.emit(LintMessages.invalidPattern(pattern, fault, at: location))
    }
}
