import Diagnostics
import DocumentOverlays
import Files
import Generation
import GenerationSettings
import Platform

/// Runs the tool over one document.
struct GenerationRun {
    private let arguments: CommandLineArguments
    /// The words of the command line as they were typed, for the proposed command that updates the output.
    private let words: [String]
    private let workers: Workers

    init(_ arguments: CommandLineArguments, _ words: [String]) {
        self.arguments = arguments
        self.words = words
        workers = Workers(arguments.threads)
    }

    /// Runs the command, and prints its results.
    ///
    /// - Parameter end: Receives the status before the results of the run are released. A process that ends there saves
    ///   the time for releasing them, a twentieth of the run.
    func run(_ end: (ExitStatus) -> Void) throws {
        let work = try ProgressLine.during("Generating from \(arguments.document) …", arguments) {
            try perform(RunSettings(arguments))
        }
        let status = try conclude(work)
        if status == .done, let path = arguments.dependencyFile {
            try DependencyFile(rules: [work.dependencies]).write(to: path)
        }
        withExtendedLifetime(work) { end(status) }
    }

    /// The results of a run before they are printed.
    struct Work {
        enum Outcome {
            case written(FileSetWriter.Summary)
            case checked(FileSetCheck)
            /// Nothing had to be done.
            case unchanged(UnchangedOutput)
            /// The document has errors, or there is an obstacle.
            case refused
        }

        /// The result, or nil if the generator did not run.
        var result: GenerationResult?
        var outcome: Outcome
        /// The output folder.
        var output: String
        /// The rule with the dependencies of the manifest.
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
        // A check does not depend on the day, so it records no day.
        if !arguments.checks { input.today = { today ?? .ofSystem } }
        // Another run may be about to write the lock of an existing folder. This run waits for its end.
        let output = try runOutput(settings.output)
        if arguments.prunes, let refused = try refusal(input, in: settings.output, timings) { return refused }
        return try generate(input, inputs, in: settings.output, output, timings)
    }

    /// Checks that a run with `prune` removes only parts of the contract. Files of another `--emit` must not be
    /// removed.
    ///
    /// - Returns: Nil if the run would remove no other files.
    private func refusal(
        _ input: GenerationInput, in path: String, _ timings: StageTimings
    ) throws -> Work? {
        guard let folder = try OutputFolder.open(path) else { return nil }
        var input = input
        input.pruningDay = nil
        input.lock = try InputReader.lock(in: path)
        if input.options.standalone { input.readme = try InputReader.readme(in: path) }
        var result = GenerationPipeline.run(input)
        var obstacles = DiagnosticSink()
        // The run itself reports obstacles.
        guard let files = result.files,
            let comparison = try FileSetComparison(
                files, with: folder, workers: workers, sources: &result.sources, diagnostics: &obstacles)
        else { return nil }
        // A removed operation loses all its files, so whole kinds of files are compared.
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

    /// Completes a run that has, or may have, something to do.
    ///
    /// - Parameters:
    ///   - path: The output folder.
    ///   - output: The place of the files, depending on whether the folder exists.
    func generate(
        _ input: GenerationInput, _ inputs: RunInputs, in path: String, _ output: RunOutput?, _ timings: StageTimings
    ) throws -> Work {
        let (original, begun) = (input, timings)
        var (input, timings) = (input, timings)
        input.store = output?.store ?? .memory
        input.lock = try timings.measure("read lock") { try InputReader.lock(in: path) }
        if input.options.standalone { input.readme = try InputReader.readme(in: path) }
        let references = ReferenceLog()
        input.files = references.recording(input.files)
        var result = GenerationPipeline.run(input)
        if result.files != nil, case .new(let folder)? = output, folder.isMadeByAnother() {
            // Another run has made the folder. Its lock is now the past of this run, which starts again.
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

    /// Whether all findings are requested, instead of only new findings.
    private var mustReport: Bool {
        arguments.isStrict || arguments.format != .text
    }

    /// Returns the place of the files while they are made. Returns nil for a check without an output folder.
    private func runOutput(_ path: String) throws -> RunOutput? {
        guard arguments.checks else { return try RunOutput(path) }
        return try PresentOutputFolder(path, isLocked: false).map(RunOutput.present)
    }

    /// Writes or checks the files, unless the document has errors, or warnings that are treated as errors.
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

    /// Returns the rule for the dependency file. Standard input is left out, because it has no time that a build could
    /// compare.
    private func dependencies(
        of input: GenerationInput, _ references: [SourceFile], in output: String
    ) -> DependencyFile.Rule {
        let document = arguments.document == "-" ? [] : [arguments.document]
        let overlays = input.overlays.compactMap { $0.file?.path }
        let settings = (input.configuration.map { [$0.file.path] } ?? []) + overlays + input.templates.map(\.path)
        return DependencyFile.Rule(
            // The path is unchanged, because build systems compare the text.
            target: OutputFolder.fullPath(OutputPath.manifest, in: arguments.output ?? output),
            inputs: document + settings + input.mockFiles.map(\.path) + references.map(\.path))
    }
}

// MARK: Output

extension GenerationRun {
    private func conclude(_ work: Work) throws -> ExitStatus {
        let report = DocumentReport(work, arguments)
        try report.write()
        if case .checked(let check) = work.outcome, !check.isUpToDate, !arguments.format.isDocument {
            try StandardStream.error.write(
                SummaryText.outOfDate(check, work.output) + " To repair:\n    \(SummaryText.repair(words))\n")
        }
        return report.status
    }
}
