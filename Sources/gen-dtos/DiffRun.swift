import DTOGeneration
import Diagnostics
import YAMLTree

/// `gen-dtos diff`: says what has changed between two documents, on standard output, and writes nothing.
struct DiffRun {
    private let old: String
    private let arguments: CommandLineArguments

    init(old: String, _ arguments: CommandLineArguments) {
        self.old = old
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        let (before, after) = try contracts()
        try say(before.diagnostics, before.sources)
        try say(after.diagnostics, after.sources)
        guard let oldContract = before.contract, let newContract = after.contract else { return .refused }
        guard let policy = try policy() else { return .refused }
        let today = "\(arguments.today ?? .ofSystem)"
        let changes = ContractComparison.changes(from: oldContract, to: newContract, today: today)
        var diagnostics = DiagnosticSink()
        let judged = policy.policy.judged(changes, today: today, diagnostics: &diagnostics)
        if !arguments.isQuiet { try complain(diagnostics.sorted, policy.sources) }
        let report = ChangeReport(
            old: ChangeReport.Side(oldContract, before.sources), new: ChangeReport.Side(newContract, after.sources),
            changes: arguments.isQuiet ? judged.filter { $0.approval == nil } : judged)
        try StandardStream.output.write(
            arguments.changeFormat.text(of: report, toolVersion: GeneratorVersion.text, today: today))
        return report.holds(arguments.failOn.severity) ? .refused : .done
    }

    // MARK: Reading

    private func contracts() throws -> (old: GenerationResult, new: GenerationResult) {
        var arguments = arguments
        // The configuration is looked for beside the file, whatever its revision.
        if let revision = RevisionPath(arguments.document) { arguments.document = revision.path }
        let settings = try RunSettings(arguments)
        return (
            GenerationPipeline.contract(try input(old, settings)),
            GenerationPipeline.contract(try input(self.arguments.document, settings))
        )
    }

    private func input(_ document: String, _ settings: RunSettings) throws -> GenerationInput {
        var input = GenerationInput(
            document: SourceFile(path: document, bytes: []), configuration: settings.configuration,
            limits: settings.limits)
        if let revision = RevisionPath(document) {
            input.document = try revision.document()
            input.files = revision.loader
        } else {
            input.document = try InputReader.document(document, limit: settings.limits.bytes)
            input.files = try ReferencedFiles.loader(document: document, allowedPaths: arguments.allowedPaths)
        }
        return input
    }

    private func policy() throws -> (policy: ChangePolicy, sources: SourceFileTable)? {
        guard let path = arguments.policy else { return (ChangePolicy(), SourceFileTable()) }
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let file = try InputReader.file(path)
        let id = sources.add(file)
        let tree = YAMLReader.read(file, id: id, limits: .standard, diagnostics: &diagnostics)
        let policy = tree.map { ChangePolicyReader.read($0, diagnostics: &diagnostics) }
        try complain(diagnostics.sorted, sources)
        return diagnostics.hasErrors ? nil : (policy ?? ChangePolicy(), sources)
    }

    // MARK: Saying

    /// What is wrong with a document, as far as it stands in the way; `lint` says the rest.
    private func say(_ diagnostics: [Diagnostic], _ sources: SourceFileTable) throws {
        try complain(diagnostics.filter { $0.severity == .error }, sources)
    }

    private func complain(_ diagnostics: [Diagnostic], _ sources: SourceFileTable) throws {
        if diagnostics.isEmpty { return }
        try StandardStream.error.write(
            DiagnosticFormat.text.text(
                of: diagnostics, in: sources, toolVersion: GeneratorVersion.text,
                colour: StandardStream.error.hasColour))
    }
}
