import ContractModel
import ContractReading
import Diagnostics
import Files
import Generation
import GenerationSettings
package import YAMLTree

/// The properties that hold for every document with a lock.
package enum LockProperties {
    /// The separator between the document and its `contract.lock` in an input.
    private static let separator = Array("\n=== contract.lock ===\n".utf8)

    /// Returns a sentence for each property that does not hold. The result is empty if the input has no lock.
    ///
    /// The properties without a lock hold here too (`GeneratorProperties`). A second run over the output of the first
    /// run writes equal files, on any day.
    package static func violations(of bytes: [UInt8], limits: YAMLLimits = .standard) -> [String] {
        guard let border = bytes.firstRange(of: separator) else { return [] }
        let document = SourceFile(path: "input", bytes: Array(bytes[..<border.lowerBound]))
        let lock = SourceFile(path: ContractLock.fileName, bytes: Array(bytes[border.upperBound...]))
        let result = run(document, lock, "2026-01-05", limits, jobs: 1)
        let violations =
            GeneratorProperties.violations(of: result)
            + GeneratorProperties.difference(result, run(document, lock, "2026-01-05", limits, jobs: 2))
        guard let written = result.files?.files.first(where: { $0.path == ContractLock.fileName }) else {
            return violations
        }
        let next = run(document, SourceFile(path: written.path, bytes: written.bytes), "2027-01-05", limits, jobs: 1)
        let isSettled = GeneratorProperties.haveSameFiles(result, next)
        return violations + (isSettled ? [] : ["the next run comes to something else"])
    }

    private static func run(
        _ document: SourceFile, _ lock: SourceFile, _ day: String, _ limits: YAMLLimits, jobs: Int
    ) -> GenerationResult {
        let all = OptionOverrides(emit: Set(GenerationOptions.Artifact.allCases))
        var input = GenerationInput(document: document, overrides: all, limits: limits, jobs: jobs)
        input.lock = lock
        input.today = { CalendarDay(day) }
        return GenerationPipeline.run(input)
    }
}
