import Diagnostics
import Files
import Generation

/// The results for a document, as texts. The report contains neither the document's files nor its text.
struct DocumentReport: Sendable {
    /// The name of the document, which begins the document's lines, or nil if the run has only one document.
    private let name: String?
    private(set) var status = ExitStatus.done
    private(set) var isOutOfDate = false
    /// The diagnostics of one of several documents, for formats in which all documents share one output. In other
    /// formats, the diagnostics are in `errors` or `output`.
    private(set) var diagnostics = DiagnosticCollection()
    /// The text for standard error.
    private(set) var errors = ""
    /// The text for standard output.
    private(set) var output: [UInt8] = []
    private(set) var dependencies: DependencyFile.Rule?

    /// Runs the command on one of several documents. The report contains the errors of the run.
    ///
    /// - Parameter words: The command line of the run, as it was typed.
    init(
        _ arguments: CommandLineArguments, _ settings: Result<RunSettings, any Error>, _ words: [String]
    ) {
        name = PlainPath.of(arguments.document)
        do {
            let settings = try settings.get()
            if arguments.command == .lint {
                let (result, timings) = try LintRun(arguments).findings(settings)
                add(result, timings, arguments)
            } else {
                try add(GenerationRun(arguments, words).perform(settings), arguments)
            }
        } catch {
            let failure = RunMessages.failure(error)
            status = failure.status
            say([failure.diagnostic], in: SourceFileTable(), arguments)
        }
    }

    /// Makes the report for the only document.
    init(_ work: GenerationRun.Work, _ arguments: CommandLineArguments) {
        name = nil
        add(work, arguments)
    }

    /// Makes the report of lint for the only document.
    init(_ result: GenerationResult, _ timings: StageTimings, _ arguments: CommandLineArguments) {
        name = nil
        add(result, timings, arguments)
    }

    func write() throws {
        try StandardStream.error.write(errors)
        try StandardStream.output.write(output)
    }

    // MARK: Generation

    private mutating func add(_ work: GenerationRun.Work, _ arguments: CommandLineArguments) {
        let (diagnostics, format) = (work.result?.diagnostics ?? [], arguments.format)
        say(diagnostics, in: work.result?.sources ?? SourceFileTable(), arguments)
        if arguments.isStrict, !format.isDocument { errors += SummaryText.strictness(diagnostics) }
        add(work.timings, arguments)
        let text = SummaryText(document: name, hasColour: StandardStream.output.hasColour)
        let summary = work.result?.summary
        switch work.outcome {
        case .refused:
            status = .refused
        case .written(let files):
            dependencies = work.dependencies
            if !arguments.isQuiet { output += text.written(summary, files).utf8 }
        case .unchanged(let unchanged):
            dependencies = work.dependencies
            if unchanged.findings > 0 { errors += text.repeated(unchanged.findings, arguments) }
            let files = FileSetWriter.Summary(unchanged: unchanged.files)
            let line = arguments.checks ? text.upToDate(nil, work.output) : text.written(nil, files)
            if !arguments.isQuiet { output += line.utf8 }
        case .checked(let check) where check.isUpToDate:
            dependencies = work.dependencies
            if !arguments.isQuiet { output += text.upToDate(summary, work.output).utf8 }
        case .checked(let check):
            status = .refused
            isOutOfDate = true
            output += check.shown(arguments)
            // For the only document, `GenerationRun` prints this line after the difference.
            if name != nil, !format.isDocument { errors += SummaryText.outOfDate(check, work.output) + "\n" }
        }
    }

    // MARK: Lint

    private mutating func add(_ result: GenerationResult, _ timings: StageTimings, _ arguments: CommandLineArguments) {
        let isRefused = result.diagnostics.contains {
            $0.severity == .error || arguments.isStrict && $0.severity == .warning
        }
        if isRefused { status = .refused }
        say(result.diagnostics, in: result.sources, arguments)
        if arguments.format == .text, !arguments.isQuiet {
            output += ((name.map { $0 + ": " } ?? "") + SummaryText.findings(result.diagnostics)).utf8
        }
        add(timings, arguments)
    }

    private mutating func add(_ timings: StageTimings, _ arguments: CommandLineArguments) {
        if arguments.showsTimings { errors += (name.map { $0 + ":\n" } ?? "") + timings.table }
    }

    // MARK: Diagnostics

    /// Adds diagnostics. For `lint`, the diagnostics are the output.
    private mutating func say(
        _ diagnostics: [Diagnostic], in sources: SourceFileTable, _ arguments: CommandLineArguments
    ) {
        if name != nil, arguments.format.isDocument { return self.diagnostics.add(diagnostics, in: sources) }
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
