package import ContractModel
package import Diagnostics

/// The diagnostics of handwritten mock documents.
package enum MockMessages {
    /// - Parameter reason: A sentence of the validator.
    static func mismatch(
        _ reason: String, of operation: String, status: Int, at location: SourceLocation
    ) -> Diagnostic {
        let fault =
            reason.prefix(1).lowercased() + (reason.hasSuffix(".") ? reason.dropLast() : reason[...]).dropFirst()
        return Diagnostic(
            .warning, "mock-mismatch",
            "the mock document does not conform to the response \(status) of '\(operation)': \(fault)",
            at: location)
    }

    static func unused(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unused-mock",
            "no operation has a mock named '\(name)'; give the file a name from 'Mocks/Sources/MockCatalog.swift', or remove the file",
            at: location)
    }

    package static func unreadable(at location: SourceLocation) -> Diagnostic {
        Diagnostic(.warning, "unreadable-mock", "the mock document is not JSON", at: location)
    }

    /// Returns a note for each shared content with examples that neither mock documents nor the mock server have.
    package static func omittedExamples(of contract: Contract) -> DiagnosticSink {
        var found = DiagnosticSink()
        for operation in contract.operations where !operation.isCalledByServer {
            let contents = operation.interface?.statuses.flatMap(\.contents) ?? []
            for omission in contents.compactMap(\.omission) { found.emit(omitted(omission)) }
        }
        return found
    }

    private static func omitted(_ omission: ExampleOmission) -> Diagnostic {
        Diagnostic(
            .note, "omitted-example",
            "the mocks leave out this example, because operations share its response by '$ref'; the mocks have only the first "
                + "\(omission.countLimit) examples, and each of them only up to \(omission.lengthLimit) bytes",
            at: omission.location)
    }
}
