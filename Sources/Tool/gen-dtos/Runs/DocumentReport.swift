import Diagnostics
import Files
import Generation

/// The results for one document of several. It contains neither the document's files nor its text.
struct DocumentReport: Sendable {
    /// The name of the document.
    private let name: String
    private(set) var status = ExitStatus.done
    private(set) var isOutOfDate = false
    /// The diagnostics for formats in which all documents share one output. In other formats, they are in the texts
    /// below.
    private(set) var diagnostics = DiagnosticCollection()
    /// The text for standard error.
    private(set) var errors = ""
    /// The text for standard output.
    private(set) var output: [UInt8] = []
    private(set) var dependencies: DependencyFile.Rule?

    /// Runs the command over the document. Its errors are a part of the report.
    ///
    /// - Parameter words: The command line of the run, as it was typed.
    init(
        _ arguments: CommandLineArguments, _ settings: Result<RunSettings, any Error>, _ words: [String]
    ) {
        name = PlainPath.of(arguments.document)
        do {
            let settings = try settings.get()
            if arguments.command == .lint {
                try add(LintRun(arguments), settings, arguments)
            } else {
                try add(GenerationRun(arguments, words).perform(settings), arguments)
            }
        } catch {
            let failure = RunMessages.failure(error)
            status = failure.status
            say([failure.diagnostic], in: SourceFileTable(), arguments)
        }
    }

    // MARK: Generation

    private mutating func add(_ work: GenerationRun.Work, _ arguments: CommandLineArguments) {
        let (diagnostics, format) = (work.result?.diagnostics ?? [], arguments.format)
        say(diagnostics, in: work.result?.sources ?? SourceFileTable(), arguments)
        if arguments.isStrict, !format.isDocument { errors += SummaryText.strictness(diagnostics) }
        if arguments.showsTimings { errors += "\(name):\n\(work.timings.table)" }
        let text = SummaryText(hasColour: StandardStream.output.hasColour)
        let summary = work.result?.summary
        switch work.outcome {
        case .refused:
            status = .refused
        case .written(let files):
            dependencies = work.dependencies
            if !arguments.isQuiet { output += text.line(name, summary, files).utf8 }
        case .unchanged(let unchanged):
            dependencies = work.dependencies
            if unchanged.findings > 0 { errors += text.repeated(unchanged.findings, arguments) }
            let files = FileSetWriter.Summary(unchanged: unchanged.files)
            let line =
                arguments.checks
                ? text.line(name, nil, upToDate: work.output)
                : text.line(name, nil, files)
            if !arguments.isQuiet { output += line.utf8 }
        case .checked(let check) where check.isUpToDate:
            dependencies = work.dependencies
            if !arguments.isQuiet { output += text.line(name, summary, upToDate: work.output).utf8 }
        case .checked(let check):
            status = .refused
            isOutOfDate = true
            output += check.shown(arguments)
            if !format.isDocument { errors += SummaryText.line(check, outOfDate: work.output) }
        }
    }

    // MARK: Lint

    private mutating func add(_ run: LintRun, _ settings: RunSettings, _ arguments: CommandLineArguments) throws {
        let (result, timings) = try run.findings(settings)
        say(result.diagnostics, in: result.sources, arguments)
        if arguments.format == .text, !arguments.isQuiet {
            output += "\(name): \(SummaryText.findings(result.diagnostics))".utf8
        }
        if arguments.showsTimings { errors += "\(name):\n\(timings.table)" }
        status = run.status(result.diagnostics)
    }

    // MARK: Diagnostics

    /// Adds diagnostics. Lint's diagnostics are its output.
    private mutating func say(
        _ diagnostics: [Diagnostic], in sources: SourceFileTable, _ arguments: CommandLineArguments
    ) {
        if arguments.format.isDocument { return self.diagnostics.add(diagnostics, in: sources) }
        let stream = arguments.command.diagnosticStream
        let text = arguments.format.text(
            of: diagnostics, in: sources, toolVersion: GeneratorVersion.text, colour: stream.hasColour)
        switch stream {
        case .output: output += text.utf8
        case .error: errors += text
        }
    }
}

extension CommandLineCommand {
    /// The stream for diagnostics. Lint's diagnostics are its result.
    var diagnosticStream: StandardStream { self == .lint ? .output : .error }
}
