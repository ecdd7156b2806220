import Diagnostics

/// Examples and defaults against their own schemas, wherever they stand.
enum ExampleRules {
    static func examplesAndDefaults(_ contract: Contract, _ findings: inout DiagnosticSink) {
        for sample in contract.samples {
            if sample.value == .null, sample.isNullable { continue }
            guard case .failure(let mismatch) = ExampleChecker.conforming(sample.value, to: sample.use, in: contract)
            else { continue }
            findings.emit(
                sample.isDefault
                    ? LintMessages.defaultMismatch(mismatch, at: sample.location)
                    : LintMessages.exampleMismatch(mismatch, at: sample.location))
        }
    }
}
