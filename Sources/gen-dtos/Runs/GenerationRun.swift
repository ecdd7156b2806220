import Concurrency
import Diagnostics
import Dispatch
import Files
import Generation
import GenerationSettings
import Platform
import YAMLTree

/// One run of the tool over one document.
struct GenerationRun {
    private let arguments: CommandLineArguments
    /// As they were typed, for the command that repairs.
    private let words: [String]
    private let workers: Workers

    init(_ arguments: CommandLineArguments, _ words: [String]) {
        self.arguments = arguments
        self.words = words
        workers = Workers(arguments.threads)
    }

    /// - Parameter end: is told the status while all that the run has made is still there: a process that ends then takes nothing apart, which
    ///   would be a twentieth of its time.
    func run(_ end: (ExitStatus) -> Void) throws {
        let showsProgress = !arguments.isQuiet && StandardStream.error.canErase
        let progress = showsProgress ? ProgressLine("Generating from \(arguments.document) …") : nil
        let work = Result { try perform(RunSettings(arguments)) }
        progress?.end()
        let status = try conclude(work.get())
        if status == .done, let path = arguments.dependencyFile {
            try DependencyFile(rules: [work.get().dependencies]).write(to: path)
        }
        withExtendedLifetime(work) { end(status) }
    }

    /// What a run has come to before anything is said about it.
    struct Work {
        enum Outcome {
            case written(FileSetWriter.Summary)
            case checked(FileSetCheck)
            /// Nothing had to be done.
            case unchanged(UnchangedOutput)
            /// The document has errors, or something stands in the way.
            case refused
        }

        /// Nil where the generator did not run.
        var result: GenerationResult?
        var outcome: Outcome
        /// The folder.
        var output: String
        /// The rule that says what the manifest depends on.
        var dependencies: DependencyFile.Rule
        var timings: StageTimings
    }

    func perform(_ settings: RunSettings) throws -> Work {
        var timings = StageTimings()
        var input = try timings.measure("read files") { try arguments.readInput(settings) }
        input.workers = workers
        if input.options.emit.contains(.mocks) { input.mockFiles = try InputReader.mocks(in: settings.output) }
        let (unchanged, inputs) = timings.measure("verify") {
            let (past, inputs) = concurrently(
                workers: workers, { arguments.prunes ? nil : UnchangedOutput.past(in: settings.output) },
                { [input] in RunInputs(input) })
            let unchanged = past.flatMap { UnchangedOutput(of: inputs, in: settings.output, $0, workers: workers) }
            return (unchanged, inputs)
        }
        if let unchanged, unchanged.findings == 0 || !mustReport {
            return Work(
                outcome: .unchanged(unchanged), output: settings.output,
                dependencies: dependencies(of: input, unchanged.references, in: settings.output), timings: timings)
        }
        let today = arguments.today
        if arguments.prunes { input.pruningDay = today ?? .ofSystem }
        // A check comes to the same on any day: it notes none.
        if !arguments.checks { input.today = { today ?? .ofSystem } }
        // Another run may be about to write the lock of a folder that is there: this one begins where that one ends.
        let output = try runOutput(settings.output)
        if arguments.prunes, let refused = try refusal(input, in: settings.output, timings) { return refused }
        return try generate(input, inputs, in: settings.output, output, timings)
    }

    /// Pruning removes what has left the contract. What another `--emit` has made has not, and is not for it to remove.
    ///
    /// - Returns: nil where there is nothing of that.
    private func refusal(
        _ input: GenerationInput, in path: String, _ timings: StageTimings
    ) throws -> Work? {
        guard let folder = try OutputFolder.open(path) else { return nil }
        var input = input
        input.pruningDay = nil
        input.lock = try InputReader.lock(in: path)
        var result = GenerationPipeline.run(input)
        var obstacles = DiagnosticSink()
        // What stands in the way is said by the run itself.
        guard let files = result.files,
            let comparison = try FileSetComparison(
                files, with: folder, workers: workers, sources: &result.sources, diagnostics: &obstacles)
        else { return nil }
        // Operations leave the contract with all of their files, so a kind of file tells more than a file.
        let others = comparison.removable.filter {
            input.options.emit.isDisjoint(with: GenerationOptions.Artifact.makers(of: $0))
        }
        if others.isEmpty { return nil }
        result.diagnostics = [
            FileSetMessages.notPruned(others.sorted(), in: path, SummaryText.generation(words))
        ]
        return Work(
            result: result, outcome: .refused, output: path, dependencies: dependencies(of: input, [], in: path),
            timings: timings)
    }

    /// The rest of a run that has something to do, or may have.
    ///
    /// - Parameters:
    ///   - path: of the output folder.
    ///   - output: where the files go, as the folder was found.
    func generate(
        _ input: GenerationInput, _ inputs: RunInputs, in path: String, _ output: RunOutput?, _ timings: StageTimings
    ) throws -> Work {
        let (original, begun) = (input, timings)
        var (input, timings) = (input, timings)
        input.store = output?.store ?? .memory
        input.lock = try timings.measure("read lock") { try InputReader.lock(in: path) }
        let references = ReferenceLog()
        input.files = references.recording(input.files)
        var result = GenerationPipeline.run(input)
        if result.files != nil, case .new(let folder)? = output, folder.isMadeByAnother() {
            // What is there now is this run's past.
            return try generate(original, inputs, in: path, runOutput(path), begun)
        }
        timings.add(result.timings)
        let outcome = try timings.measure(arguments.checks ? "check" : "write") {
            try finish(&result, inputs, references.all, in: path, output)
        }
        return Work(
            result: result, outcome: outcome, output: path,
            dependencies: dependencies(of: input, references.all.compactMap(\.file), in: path), timings: timings)
    }

    /// Whether the findings themselves are asked for, not only those that are new.
    private var mustReport: Bool {
        arguments.isStrict || arguments.format != .text
    }

    /// Where the files go while they are made. Nil for a check where there is no folder.
    private func runOutput(_ path: String) throws -> RunOutput? {
        guard arguments.checks else { return try RunOutput(path) }
        return try PresentOutputFolder(path, isLocked: false).map(RunOutput.present)
    }

    /// Writes or checks the files, unless the document has errors, or warnings that count as such.
    private func finish(
        _ result: inout GenerationResult, _ inputs: RunInputs, _ references: [ReferencedFile], in path: String,
        _ output: RunOutput?
    ) throws -> Work.Outcome {
        let isRefused = arguments.isStrict && result.diagnostics.contains { $0.severity == .warning }
        guard let files = result.files, !isRefused else {
            if case .new(let folder)? = output { folder.discard() }
            return .refused
        }
        var obstacles = DiagnosticSink()
        defer { result.diagnostics += obstacles.sorted }
        if let output, !arguments.checks {
            let run = LastRun(inputs, references, findings: result.diagnostics.count, files)
            let summary = try FileSetWriter(workers: workers, run: run)
                .write(files, to: output, sources: &result.sources, diagnostics: &obstacles)
            return summary.map(Work.Outcome.written) ?? .refused
        }
        let check = try FileSetCheck(
            files, in: path, workers: workers, sources: &result.sources, diagnostics: &obstacles)
        return check.map(Work.Outcome.checked) ?? .refused
    }

    /// Standard input has no time that a build could compare.
    private func dependencies(
        of input: GenerationInput, _ references: [SourceFile], in output: String
    ) -> DependencyFile.Rule {
        let document = arguments.document == "-" ? [] : [arguments.document]
        let settings = (input.configuration.map { [$0.file.path] } ?? []) + input.templates.map(\.path)
        return DependencyFile.Rule(
            // As it was typed: build systems compare the text.
            target: OutputFolder.fullPath(OutputPath.manifest, in: arguments.output ?? output),
            inputs: document + settings + input.mockFiles.map(\.path) + references.map(\.path))
    }
}

// MARK: What is said

extension GenerationRun {
    private func conclude(_ work: Work) throws -> ExitStatus {
        try report(work.result?.diagnostics ?? [], work.result?.sources ?? SourceFileTable())
        if arguments.showsTimings { try StandardStream.error.write(work.timings.table) }
        let text = SummaryText(hasColour: StandardStream.output.hasColour)
        switch work.outcome {
        case .refused:
            return .refused
        case .written(let files):
            try say(text.written(work.result?.summary, files))
            return .done
        case .unchanged(let output):
            if output.findings > 0 {
                try StandardStream.error.write(text.repeated(output.findings, arguments))
            }
            let files = FileSetWriter.Summary(unchanged: output.files)
            try say(arguments.checks ? text.upToDate(nil, work.output) : text.written(nil, files))
            return .done
        case .checked(let check) where check.isUpToDate:
            try say(text.upToDate(work.result?.summary, work.output))
            return .done
        case .checked(let check):
            try StandardStream.output.write(check.shown(arguments))
            if !arguments.format.isDocument {
                try StandardStream.error.write(text.outOfDate(check, work.output, words))
            }
            return .refused
        }
    }

    private func say(_ text: String) throws {
        if !arguments.isQuiet { try StandardStream.output.write(text) }
    }

    /// A format that is a document is the only thing on standard error, and there even if nothing is wrong.
    private func report(_ diagnostics: [Diagnostic], _ sources: SourceFileTable) throws {
        try StandardStream.error.write(
            arguments.format.text(
                of: diagnostics, in: sources, toolVersion: GeneratorVersion.text,
                colour: StandardStream.error.hasColour))
        if arguments.isStrict, !arguments.format.isDocument {
            try StandardStream.error.write(SummaryText.strictness(diagnostics))
        }
    }
}
