import ContractAudit
import Diagnostics
import Generation
import GenerationSettings
import Platform

/// Runs `gen-dtos audit --generated`: lists the places in an app whose code must change when the app moves from the
/// output of another generator to the output of gen-dtos. The run writes only to standard output and to the cache of
/// the reader.
struct CallSiteRun {
    private let paths: [String]
    private let former: String
    private let arguments: CommandLineArguments

    /// - Parameters:
    ///   - paths: The files and folders of the app. If the list is empty, the app is the current folder.
    ///   - former: The folder with the output of another generator.
    init(_ paths: [String], former: String, _ arguments: CommandLineArguments) {
        self.paths = paths.isEmpty ? ["."] : paths
        self.former = former
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        var settings = arguments
        let run = try RunSettings(arguments)
        // The calls are the calls of the client that gen-dtos makes, even if the configuration does not request a
        // client.
        settings.overrides.emit = (run.configuration?.options.emit ?? []).union([.models, .client])
        let (old, app) = try files(run)
        var input = try settings.readInput(run)
        input.lock = nil
        let result = GenerationPipeline.contract(input)
        try ComparedInputs.complain(of: result)
        guard let contract = result.contract else { return .refused }
        var diagnostics = DiagnosticSink()
        guard let spelling = OwnSpelling(of: contract, input.options, diagnostics: &diagnostics) else {
            try ComparedInputs.complain(diagnostics.sorted.filter { $0.severity == .error }, result.sources)
            return .refused
        }
        let reading = ProjectReading(arguments, roots: [former] + paths, hasUses: true)
        let facts = try reading.facts(of: old.paths + app.paths)
        let oldPaths = Set(old.paths)
        let report = CallSiteReport(
            contract, former: facts.filter { oldPaths.contains($0.path) } + old.failures,
            app: facts.filter { !oldPaths.contains($0.path) } + app.failures, spelling)
        guard report.pairs > 0 else {
            throw UsageError(message: Self.unpaired(former, arguments.document))
        }
        try StandardStream.output.write(
            arguments.formatName == "json" ? report.json : report.text(isQuiet: arguments.isQuiet))
        return .done
    }

    // MARK: Files

    /// Finds the files of the former output, and the files of the app without the output of either generator.
    private func files(_ run: RunSettings) throws -> (former: AuditedFiles, app: AuditedFiles) {
        guard SystemPath.exists(former) else {
            throw UsageError(
                message: "'--generated' names '\(VisibleText.escaped(former))', which does not exist. \(Self.hint)")
        }
        let old = try AuditedFiles([former], without: [])
        if old.paths.isEmpty {
            throw UsageError(message: "There is no Swift file in '\(VisibleText.escaped(former))'. \(Self.hint)")
        }
        let configured = run.configuration?.options.audit.exclude ?? []
        var app = try AuditedFiles(paths, without: configured)
        let own = SystemPath.isFolder(run.output) ? try AuditedFiles([run.output], without: []) : nil
        app.remove(old.paths + (own?.paths ?? []))
        if app.paths.isEmpty {
            let words = paths.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", ")
            throw UsageError(
                message:
                    "There is no Swift file in \(words) outside of '\(VisibleText.escaped(former))': name the app's folder."
            )
        }
        return (old, app)
    }

    private static let hint =
        "Name the folder with the Swift files of the other generator. The build plugin of Swift OpenAPI Generator "
        + "writes these files to .build/plugins/outputs."

    private static func unpaired(_ former: String, _ document: String) -> String {
        "No type and no function in '\(VisibleText.escaped(former))' belongs to a schema or an operation of "
            + "'\(VisibleText.escaped(document))'. Check that the folder was made from this document, and that the folder has the "
            + "models or the client."
    }
}
