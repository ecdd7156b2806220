package import Diagnostics

/// The diagnostics of mock documents by hand.
package enum MockMessages {
    /// - Parameter reason: a sentence of the validator's.
    static func mismatch(
        _ reason: String, of operation: String, status: Int, at location: SourceLocation
    ) -> Diagnostic {
        let fault =
            reason.prefix(1).lowercased() + (reason.hasSuffix(".") ? reason.dropLast() : reason[...]).dropFirst()
        return Diagnostic(
            .warning, "mock-mismatch", "the document is not what '\(operation)' answers with \(status): \(fault)",
            at: location)
    }

    static func unused(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unused-mock",
            "no operation of the contract has a document called '\(name)'; the names are in the catalogue of mocks",
            at: location)
    }

    package static func unreadable(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "unreadable-mock", "the document is no JSON", at: location)
    }
}
