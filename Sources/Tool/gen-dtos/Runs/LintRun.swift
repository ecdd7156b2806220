import Diagnostics
import DocumentOverlays
import Generation

/// Runs `gen-dtos lint`: prints the faults of a document. The only file that it may write is the overlay of
/// `--propose`.
struct LintRun {
    private let arguments: CommandLineArguments

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        if let path = arguments.proposal { try OverlayProposal(path).checkThatItIsNew() }
        let (result, timings) = try ProgressLine.during("Reading \(arguments.document) …", arguments) {
            try findings(RunSettings(arguments))
        }
        let report = DocumentReport(result, timings, arguments)
        try report.write()
        if let path = arguments.proposal {
            let input = try arguments.readInput(RunSettings(arguments))
            try OverlayProposal(path).write(GenerationPipeline.proposals(input))
        }
        return report.status
    }

    func findings(_ settings: RunSettings) throws -> (result: GenerationResult, timings: StageTimings) {
        var timings = StageTimings()
        var input = try timings.measure("read files") {
            var input = try arguments.readInput(settings)
            input.lock = try InputReader.lock(in: settings.output)
            input.passesOverOtherPast = !settings.namesOutput
            return input
        }
        let today = arguments.today ?? .ofSystem
        var result = GenerationPipeline.lint(input, on: today)
        timings.add(result.timings)
        if result.diagnostics.contains(where: { $0.severity == .error }), isOfAnotherContract(input) {
            input.configuration = nil
            input.overlays.removeAll { $0.location != nil }
            input.lock = nil
            result = GenerationPipeline.lint(input, on: today)
            timings.add(result.timings)
            if !arguments.isQuiet {
                try StandardStream.error.write(
                    "gen-dtos.yaml is not used, because its output folder, \(settings.output), has another contract.\n"
                )
            }
            return (result, timings)
        }
        result.diagnostics += try AuditReminders(arguments, settings, on: today).diagnostics(&result.sources)
        return (result, timings)
    }

    /// Whether the configuration that was found belongs to another contract, whose output is in its folder. In this
    /// case, the document is checked without these settings, because missing names in the settings would be errors.
    private func isOfAnotherContract(_ input: GenerationInput) -> Bool {
        guard arguments.configuration == nil, arguments.output == nil, input.configuration != nil, input.lock != nil
        else { return false }
        var bare = input
        bare.configuration = nil
        bare.passesOverOtherPast = false
        return GenerationPipeline.lint(bare).diagnostics.contains { $0.id == "another-contract" }
    }
}
