import ContractReading
import Diagnostics
import YAMLTree

/// Checks the keys of an operation's responses (OpenAPI 3.1.1, section 4.8.16.2).
enum ResponseRules {
    static func statuses(_ outline: DocumentOutline, _ findings: inout DiagnosticSink) {
        for operation in outline.operations {
            for pair in operation.node["responses"]?.pairs.map(\.self) ?? [] where !pair.key.hasPrefix("x-") {
                guard pair.key != "$ref", let advice = advice(for: pair.key) else { continue }
                findings.emit(LintMessages.unknownStatus(pair.key, advice: advice, at: pair.keyLocation))
            }
        }
    }

    /// The result is nil for a status, a range of statuses, and `default`.
    private static func advice(for key: String) -> String? {
        if key == "default" || isStatus(key) { return nil }
        let upper = key.uppercased()
        if isStatus(upper) { return "did you mean '\(upper)'?" }
        let parts = key.split { !$0.isLetter && !$0.isNumber }.map { $0.uppercased() }
        if parts.count > 1, parts.allSatisfy(isStatus) { return "give each status its own response" }
        if key.lowercased() == "default" { return "did you mean 'default'?" }
        return "write three digits such as '404', a range such as '4XX', or 'default'"
    }

    private static func isStatus(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 3, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(bytes[0]) else { return false }
        let rest = bytes.dropFirst()
        return rest.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            || rest.allSatisfy { $0 == UInt8(ascii: "X") }
    }
}
