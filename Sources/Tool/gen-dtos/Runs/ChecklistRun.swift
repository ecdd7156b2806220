import ContractModel
import ContractReports
import Diagnostics
import Files
import Generation
import GenerationSettings

/// Runs `gen-dtos checklist`: prints the tasks for the changes between two documents, and marks the tasks that are
/// done. No files are written.
struct ChecklistRun {
    private let old: String
    private let arguments: CommandLineArguments

    init(old: String, _ arguments: CommandLineArguments) {
        self.old = old
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        var inputs = try ComparedInputs(old: old, arguments)
        let (before, after) = inputs.contracts()
        // The lock is included, so that the result equals the output of generation.
        inputs.new.lock = try InputReader.lock(in: inputs.settings.output)
        let run = GenerationPipeline.run(inputs.new)
        try ComparedInputs.complain(of: before)
        try ComparedInputs.complain(of: run)
        guard let oldSide = ChecklistSide(before, inputs.old), let newSide = ChecklistSide(after, inputs.new),
            let made = run.files
        else { return .refused }
        let evidence = try evidence(
            made, oldSide.files.paths, RecordedPast(present: inputs.lock(), made: run.contract?.lock),
            in: inputs.settings.output)
        // Without '--today', every sunset is treated as reached. `diff` reports early removals.
        let today = arguments.today.map { "\($0)" } ?? DocumentationRun.endOfTime
        let options = inputs.new.options
        let changes = ContractComparison.changes(
            from: oldSide.contract, to: newSide.contract, today: today, hasClient: options.emit.contains(.client),
            pagedByConfiguration: Set(options.pagination.keys))
        let checklist = Checklist(changes, from: oldSide, to: newSide, evidence)
        try StandardStream.output.write(checklist.markdown)
        return checklist.openCount == 0 ? .done : .refused
    }

    // MARK: Reading

    /// Reads the files that show which steps are done.
    ///
    /// - Parameter oldPaths: The files of the old document, which may have been removed.
    private func evidence(
        _ made: GeneratedFileSet, _ oldPaths: Set<String>, _ past: RecordedPast, in output: String
    ) throws -> ChecklistEvidence {
        let changelog = try InputReader.changelog(arguments.changelog, document: arguments.withoutRevision.document)
        var evidence = ChecklistEvidence(
            output: output, made: made, present: [:],
            changelog: changelog.map { Changelog(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) },
            lifecycle: past)
        guard var folder = try OutputFolder.open(output) else { return evidence }
        for path in oldPaths.union(made.files.map(\.path)).sorted() {
            evidence.present[path] = try folder.read(path).map(SHA256Digest.init)
        }
        return evidence
    }
}

extension ChecklistSide {
    /// The result is nil if the document has errors.
    fileprivate init?(_ result: GenerationResult, _ input: GenerationInput) {
        guard let contract = result.contract else { return nil }
        let files = FileTable(contract, options: input.options, workers: input.workers)
        self.init(document: input.document.path, contract, result.sources, files)
    }
}
