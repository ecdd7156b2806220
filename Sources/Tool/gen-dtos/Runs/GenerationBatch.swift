import Diagnostics
import Platform

/// Runs the tool over several documents, each with its own output and configuration. A failure does not stop other
/// documents.
///
/// Each thread processes one document after another. A document gets several threads only if there are more threads
/// than documents. The output equals the output of separate runs.
struct GenerationBatch {
    private let source: DocumentSource
    /// The arguments for documents that do not have their own arguments.
    private let defaults: CommandLineArguments
    /// The words of the command line as they were typed, for the proposed command that updates the output.
    private let words: [String]

    init(_ source: DocumentSource, _ defaults: CommandLineArguments, _ words: [String]) {
        self.source = source
        self.defaults = defaults
        self.words = words
    }

    func status() throws -> ExitStatus {
        if defaults.proposal != nil { throw UsageError(message: "'--propose' is for one document.") }
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let contracts = try contracts(&sources, &diagnostics)
        if diagnostics.hasErrors { return try refuse(diagnostics, sources, .usage) }
        let planned = contracts.map { contract in
            PlannedContract(contract: contract, settings: Result { try RunSettings(contract.arguments) })
        }
        if defaults.command != .lint { PlannedContract.checkOutputs(of: planned, &diagnostics) }
        if diagnostics.hasErrors { return try refuse(diagnostics, sources, .refused) }
        return try conclude(run(planned))
    }

    private func contracts(
        _ sources: inout SourceFileTable, _ diagnostics: inout DiagnosticSink
    ) throws -> [ListedContract] {
        switch source {
        case .documents(let documents):
            return documents.map { document in
                var arguments = defaults
                arguments.document = document
                return ListedContract(arguments: arguments)
            }
        case .list(let path):
            let file = try path == "-" ? InputReader.document(path, limit: .max) : InputReader.file(path)
            let list = ContractList(
                reading: file, id: sources.add(file), isStandardInput: path == "-", defaults: defaults)
            diagnostics = list.diagnostics
            return list.contracts
        }
    }

    /// Reports errors before any document is processed.
    private func refuse(
        _ diagnostics: DiagnosticSink, _ sources: SourceFileTable, _ status: ExitStatus
    ) throws -> ExitStatus {
        try say(diagnostics.sorted, sources)
        return status
    }

    private func say(_ diagnostics: [Diagnostic], _ sources: SourceFileTable) throws {
        try defaults.command.diagnosticStream.write(diagnostics, sources, as: defaults.format)
    }

    // MARK: Running

    private func run(_ planned: [PlannedContract]) -> BatchProgress {
        let verb = defaults.command == .lint ? "Reading" : "Generating from"
        let line = ProgressLine.shown("\(verb) \(planned.count) documents …", defaults)
        let progress = BatchProgress(count: planned.count, progressLine: line)
        let count = defaults.threads
        let threads = min(count, planned.count)
        DeepStack.run(threads: threads) { thread in
            let jobs = count / threads + (thread < count % threads ? 1 : 0)
            while let index = progress.next() {
                var arguments = planned[index].contract.arguments
                arguments.jobs = jobs
                progress.finish(index, DocumentReport(arguments, planned[index].settings, words))
            }
        }
        return progress
    }

    // MARK: Output

    private func conclude(_ progress: BatchProgress) throws -> ExitStatus {
        let whole = try progress.conclusion()
        if defaults.format.isDocument {
            try say(whole.diagnostics.diagnostics, whole.diagnostics.sources)
        } else if whole.outOfDate > 0 {
            try StandardStream.error.write(SummaryText.repairOfAll(words))
        }
        // In other formats, a program reads lint's standard output.
        if !defaults.isQuiet, defaults.command != .lint || defaults.format == .text {
            try StandardStream.output.write(
                SummaryText.whole(
                    documents: whole.documents, failed: whole.failed,
                    outOfDate: defaults.checks ? whole.outOfDate : nil))
        }
        if whole.status == .done, let path = defaults.dependencyFile {
            try DependencyFile(rules: whole.dependencies.map(withList)).write(to: path)
        }
        return whole.status
    }

    /// Adds the list to the inputs, because it selects the document, its inputs and its output folder.
    private func withList(_ rule: DependencyFile.Rule) -> DependencyFile.Rule {
        guard case .list(let path) = source, path != "-" else { return rule }
        return DependencyFile.Rule(target: rule.target, inputs: rule.inputs + [path])
    }
}
