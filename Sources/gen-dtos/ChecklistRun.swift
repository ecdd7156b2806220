import DTOGeneration
import Diagnostics
import YAMLTree

/// `gen-dtos checklist`: what has to be done about the changes between two documents, and what of it is done, on standard output. Writes
/// nothing.
struct ChecklistRun {
    private let old: String
    private let arguments: CommandLineArguments

    /// Without a clock, every sunset counts as reached: what goes too early is for `diff` to say.
    private static let endOfTime = "9999-12-31"

    init(old: String, _ arguments: CommandLineArguments) {
        self.old = old
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        var inputs = try ComparedInputs(old: old, arguments)
        inputs.old.tracesFiles = true
        inputs.new.tracesFiles = true
        let before = GenerationPipeline.contract(inputs.old)
        let after = GenerationPipeline.run(inputs.new)
        try ComparedInputs.complain(of: before)
        try ComparedInputs.complain(of: after)
        guard let oldSide = ChecklistSide(before, inputs.old), let newSide = ChecklistSide(after, inputs.new),
            let made = after.files, let oldPaths = before.fileTable?.paths,
            let evidence = try evidence(made, oldPaths, in: inputs.settings.output)
        else { return .refused }
        let changes = ContractComparison.changes(
            from: oldSide.contract, to: newSide.contract, today: arguments.today ?? Self.endOfTime)
        let checklist = Checklist(changes, from: oldSide, to: newSide, evidence)
        try StandardStream.output.write(checklist.markdown)
        return checklist.openCount == 0 ? .done : .refused
    }

    // MARK: Reading

    /// - Parameter oldPaths: of what the old document made, which may be gone.
    /// - Returns: nil where the lock cannot be read; why is said.
    private func evidence(
        _ made: GeneratedFileSet, _ oldPaths: Set<String>, in output: String
    ) throws -> ChecklistEvidence? {
        let changelog = try InputReader.changelog(arguments.changelog, document: arguments.withoutRevision.document)
        var evidence = ChecklistEvidence(
            output: output, made: made, present: [:],
            changelog: changelog.map { Changelog(path: $0.path, text: String(decoding: $0.bytes, as: UTF8.self)) },
            lifecycle: LifecycleRecords(nil))
        guard var folder = try OutputFolder.open(output) else { return evidence }
        for path in oldPaths.union(made.files.map(\.path)).sorted() {
            evidence.present[path] = try folder.read(path).map(SHA256Digest.init)
        }
        guard let lock = try folder.read(LifecycleRecords.fileName) else { return evidence }
        let file = SourceFile(path: folder.fullPath(LifecycleRecords.fileName), bytes: lock)
        guard let tree = try tree(file) else { return nil }
        evidence.lifecycle = LifecycleRecords(tree)
        return evidence
    }

    private func tree(_ file: SourceFile) throws -> YAMLTree? {
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let id = sources.add(file)
        let tree = YAMLReader.read(file, id: id, limits: .standard, diagnostics: &diagnostics)
        try ComparedInputs.complain(diagnostics.sorted, sources)
        return tree
    }
}

extension ChecklistSide {
    /// Nil where the document has errors.
    fileprivate init?(_ result: GenerationResult, _ input: GenerationInput) {
        guard let contract = result.contract, let files = result.fileTable else { return nil }
        self.init(document: input.document.path, contract, result.sources, files)
    }
}
