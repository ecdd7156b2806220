import DTOGeneration
import Dispatch
import Diagnostics
import YAMLTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One run of the tool over one document.
struct GenerationRun {
    private let arguments: CommandLineArguments
    /// As they were typed, for the command that repairs.
    private let words: [String]
    private let jobs: Int

    init(_ arguments: CommandLineArguments, _ words: [String]) {
        self.arguments = arguments
        self.words = words
        jobs = arguments.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    func status() throws -> ExitStatus {
        let showsProgress = !arguments.isQuiet && StandardStream.error.isTerminal
        let progress = showsProgress ? ProgressLine("Generating from \(arguments.document) …") : nil
        defer { progress?.end() }
        var timings = StageTimings()
        let input = try timings.measure("read files") { try readInput() }
        var result = GenerationPipeline.run(input)
        timings.add(result.timings)
        guard let files = accepted(result) else {
            progress?.end()
            try report(result.diagnostics, result.sources)
            return .refused
        }
        var faults = DiagnosticSink()
        let outcome = try timings.measure(arguments.checks ? "check" : "write") {
            try finish(files, &result.sources, &faults)
        }
        progress?.end()
        try report(result.diagnostics + faults.sorted, result.sources)
        if arguments.showsTimings { try StandardStream.error.write(timings.table) }
        return try conclude(outcome, result.summary)
    }

    private func readInput() throws -> GenerationInput {
        GenerationInput(
            document: try InputReader.document(arguments.document, limit: arguments.limits.bytes),
            configuration: try InputReader.configuration(arguments.configuration, document: arguments.document),
            templates: try InputReader.templates(arguments.templates),
            overrides: arguments.overrides,
            limits: arguments.limits,
            jobs: jobs
        )
    }

    /// The files, unless the document has errors, or warnings that count as such.
    private func accepted(_ result: GenerationResult) -> GeneratedFileSet? {
        if arguments.isStrict, result.diagnostics.contains(where: { $0.severity == .warning }) { return nil }
        return result.files
    }
}

// MARK: Writing and checking

extension GenerationRun {
    private enum Outcome {
        case written(FileSetWriter.Summary)
        case checked(FileSetCheck)
        /// Something stands in the way.
        case refused
    }

    private func finish(
        _ files: GeneratedFileSet, _ sources: inout SourceFileTable, _ faults: inout DiagnosticSink
    ) throws -> Outcome {
        if arguments.checks {
            let check = try FileSetCheck(
                files, in: arguments.output, jobs: jobs, sources: &sources, diagnostics: &faults)
            return check.map(Outcome.checked) ?? .refused
        }
        let summary = try FileSetWriter(jobs: jobs)
            .write(files, to: arguments.output, sources: &sources, diagnostics: &faults)
        return summary.map(Outcome.written) ?? .refused
    }

    private func conclude(_ outcome: Outcome, _ summary: GenerationSummary) throws -> ExitStatus {
        switch outcome {
        case .refused:
            return .refused
        case .written(let files):
            if !arguments.isQuiet { try StandardStream.output.write(SummaryText.written(summary, files)) }
            return .done
        case .checked(let check) where check.isUpToDate:
            if !arguments.isQuiet { try StandardStream.output.write(SummaryText.upToDate(summary, arguments.output)) }
            return .done
        case .checked(let check):
            try StandardStream.output.write(check.diff)
            try StandardStream.error.write(SummaryText.outOfDate(check, arguments.output, words))
            return .refused
        }
    }

    private func report(_ diagnostics: [Diagnostic], _ sources: SourceFileTable) throws {
        if diagnostics.isEmpty { return }
        let formatter = DiagnosticFormatter(sources: sources, colour: StandardStream.error.hasColour)
        try StandardStream.error.write(formatter.format(diagnostics))
        let warnings = diagnostics.count { $0.severity == .warning }
        if arguments.isStrict, warnings > 0 {
            let counted = warnings == 1 ? "1 warning counts as an error" : "\(warnings) warnings count as errors"
            try StandardStream.error.write("gen-dtos: \(counted) (--strict)\n")
        }
    }
}
