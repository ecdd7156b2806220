import ContractModel
import ContractReading
import Diagnostics
import FixtureEmission
import YAMLTree

/// Checks examples and defaults against their schemas.
enum ExampleRules {
    /// Values are checked first against the types of the contract, because mismatches with these types affect programs,
    /// and then against the whole schema.
    static func examplesAndDefaults(
        _ contract: Contract, _ document: OpenAPIDocument, _ findings: inout DiagnosticSink
    ) {
        var reported: Set<SourceLocation> = []
        var work = ValueWork()
        for sample in contract.samples {
            if sample.value == .null, sample.isNullable { continue }
            guard case .failure(let mismatch) = ExampleChecker.conforming(sample.value, to: sample.use, in: contract)
            else { continue }
            reported.insert(sample.location)
            if sample.isDefault,
                let meant = contract.value(sample.value, as: sample.use.reference, &work), meant != sample.value
            {
                findings.emit(LintMessages.convertedDefault(mismatch, meant, at: sample.location))
            } else {
                report(mismatch, isDefault: sample.isDefault, at: sample.location, &findings)
            }
        }
        var checker = SchemaChecker(document)
        for sample in document.samples where !reported.contains(sample.value.location) {
            guard let mismatch = checker.mismatch(of: sample) else {
                continue
            }
            report(mismatch, isDefault: sample.isDefault, at: sample.value.location, &findings)
        }
        findings.append(checker.takeFaults())
    }

    private static func report(
        _ mismatch: ValueMismatch, isDefault: Bool, at location: SourceLocation,
        _ findings: inout DiagnosticSink
    ) {
        findings.emit(
            isDefault
                ? LintMessages.defaultMismatch(mismatch, at: location)
                : LintMessages.exampleMismatch(mismatch, at: location))
    }
}
