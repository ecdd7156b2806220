import ContractReports
import Diagnostics
import Files
import Generation
import GenerationSettings
import YAMLTree

/// Runs `gen-dtos diff`: prints the changes between two documents. No files are written.
struct DiffRun {
    private let old: String
    private let arguments: CommandLineArguments

    init(old: String, _ arguments: CommandLineArguments) {
        self.old = old
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        try report(ComparedInputs(old: old, arguments))
    }

    /// Prints the changes between two inputs.
    func report(_ inputs: ComparedInputs) throws -> ExitStatus {
        let (before, after) = inputs.contracts()
        try ComparedInputs.complain(of: before)
        try ComparedInputs.complain(of: after)
        guard let oldContract = before.contract, let newContract = after.contract else { return .refused }
        guard let policy = try policy() else { return .refused }
        let today = "\(arguments.today ?? .ofSystem)"
        let options = inputs.settings.configuration?.options ?? GenerationOptions()
        var changes = ContractComparison.changes(
            from: oldContract, to: newContract, today: today, hasClient: options.emit.contains(.client),
            pagedByConfiguration: Set(options.pagination.keys))
        if let lock = try inputs.lock() {
            changes = changes.dated(by: lock, from: oldContract, keptDays: options.keptDays)
        }
        var diagnostics = DiagnosticSink()
        let judged = policy.policy.judged(changes, today: today, diagnostics: &diagnostics)
        if !arguments.isQuiet { try ComparedInputs.complain(diagnostics.sorted, policy.sources) }
        let report = ChangeReport(
            old: ChangeReport.Side(oldContract, before.sources), new: ChangeReport.Side(newContract, after.sources),
            changes: arguments.isQuiet ? judged.filter { $0.approval == nil } : judged)
        try StandardStream.output.write(
            arguments.showsStatistics
                ? ChangeStatistics(of: report).text
                : arguments.changeFormat.text(
                    of: report, toolVersion: GeneratorVersion.text, today: today, isDetailed: arguments.isVerbose,
                    colour: StandardStream.output.hasColour))
        return arguments.failOn.severity.map(report.holds) == true ? .refused : .done
    }

    private func policy() throws -> (policy: ChangePolicy, sources: SourceFileTable)? {
        guard let path = arguments.policy else { return (ChangePolicy(), SourceFileTable()) }
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let file = try InputReader.file(path)
        let id = sources.add(file)
        let tree = YAMLReader.read(file, id: id, limits: .standard, diagnostics: &diagnostics)
        let policy = tree.map { ChangePolicyReader.read($0, diagnostics: &diagnostics) }
        try ComparedInputs.complain(diagnostics.sorted, sources)
        return diagnostics.hasErrors ? nil : (policy ?? ChangePolicy(), sources)
    }
}
