import Platform
import ContractAudit
import ContractModel
import Diagnostics
import Files
import Generation
import GenerationSettings

/// Runs `gen-dtos audit`: compares hand-written Swift code with a document, and writes the report to standard output.
/// The only files that it writes are a cache of the compiled reader and of facts about files.
struct AuditRun {
    private let paths: [String]
    private let arguments: CommandLineArguments

    /// The greatest size of a file of the backend.
    private static let byteLimit = 4 << 20

    init(_ paths: [String], _ arguments: CommandLineArguments) {
        self.paths = paths
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        let settings = try RunSettings(arguments)
        let options = settings.configuration?.options ?? GenerationOptions()
        let files = try AuditedFiles(paths, without: options.audit.exclude)
        guard !files.paths.isEmpty || !files.failures.isEmpty || !arguments.auditing.typeScript.isEmpty else {
            throw UsageError(
                message:
                    "There is no Swift file in \(paths.map { "'\(VisibleText.escaped($0))'" }.joined(separator: ", "))."
            )
        }
        var input = try arguments.readInput(settings)
        input.lock = nil
        let result = GenerationPipeline.contract(input)
        try ComparedInputs.complain(of: result)
        guard let contract = result.contract else { return .refused }
        let reading = ProjectReading(arguments, roots: paths)
        let facts = try (files.paths.isEmpty ? [] : reading.facts(of: files.paths)) + files.failures
        let typeScript = try arguments.auditing.typeScript.map { path in
            let file = try InputReader.file(path, limit: Self.byteLimit)
            return TypeScriptFile(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
        }
        let faults = ConfiguredTypes(options).faults(in: contract, facts)
        try ComparedInputs.complain(faults, result.sources)
        if !faults.isEmpty { return .refused }
        let comparison = AuditComparison(contract, options, typeScript)
        if arguments.auditing.proposes {
            let report = comparison.report(facts)
            try StandardStream.output.write(AuditDraft(report, options.audit).text)
            return .done
        }
        var sources = result.sources
        let today = arguments.today ?? .ofSystem
        let judged = AcceptedComparison(
            comparison, Self.configurations(settings, files),
            try AcceptanceFile(arguments, settings).read(&sources), today: today)
        var report = judged.report(facts)
        for warning in report.warnings {
            try StandardStream.error.write(
                "\(place(warning.location, sources)): warning: \(VisibleText.escaped(warning.text))\n")
        }
        if arguments.auditing.fixes {
            let patch = AuditPatch(files.paths, facts, reading, compare: judged.report)
            // Findings that the patch fixes do not make the audit fail.
            let mended = Set(try patch.write(&report, isQuiet: arguments.isQuiet))
            return try isRefused(report, report.findings.filter { !mended.contains($0) }) ? .refused : .done
        }
        try write(report, sources, circumstances(settings, options.audit, today))
        return try isRefused(report, report.findings) ? .refused : .done
    }

    /// The configurations whose ignored properties are accepted, with the folders to which they apply.
    private static func configurations(_ settings: RunSettings, _ files: AuditedFiles) -> [(Configuration, String?)] {
        let own = settings.configuration.map { [($0, String?.none)] } ?? []
        return own
            + files.configurations.filter { $0 != settings.configuration?.file.path }.compactMap { path in
                guard let file = try? InputReader.file(path) else { return nil }
                return (Configuration(reading: file), String(path.dropLast("gen-dtos.yaml".count)))
            }
    }

    private func circumstances(
        _ settings: RunSettings, _ options: AuditSettings, _ today: CalendarDay
    ) throws -> AuditCircumstances {
        var circumstances = AuditCircumstances(today: today, maxAge: options.maxAge ?? AuditSettings.usualAge)
        if let path = arguments.auditing.testLog {
            let text = String(decoding: try InputReader.file(path).bytes, as: UTF8.self)
            guard let counts = TestLog.counts(in: text) else {
                throw UsageError(
                    message:
                        "'\(VisibleText.escaped(path))' contains no numbers of tests. '--test-log' needs the output of 'swift test' or 'xcodebuild test'."
                )
            }
            circumstances.tests = counts
        }
        if let path = options.report.map({ settings.path(besideConfiguration: $0) }), SystemPath.exists(path) {
            circumstances.last = AuditLastReport(
                String(decoding: try InputReader.file(path, limit: Self.byteLimit).bytes, as: UTF8.self))
        }
        return circumstances
    }

    // MARK: Writing

    private func write(
        _ report: AuditReport, _ sources: SourceFileTable, _ circumstances: AuditCircumstances
    ) throws {
        let format = AuditArguments.Format(rawValue: arguments.formatName) ?? .text
        var circumstances = circumstances
        if [.markdown, .json].contains(format) {
            circumstances.auditor = AuditTrail.auditor
            circumstances.commits = AuditTrail.commits(touching: paths + arguments.auditing.typeScript)
        }
        switch format {
        case .text:
            try StandardStream.output.write(AuditText(report, sources).text(isQuiet: arguments.isQuiet))
            if let tests = circumstances.tests, !arguments.isQuiet {
                try StandardStream.output.write("tests: \(tests.text)\n")
            }
        case .markdown: try StandardStream.output.write(AuditMarkdown(report, sources, circumstances).text)
        case .json: try StandardStream.output.write(AuditJSON(report, sources, circumstances).text)
        case .github: try write(report, sources, as: .github)
        case .sarif: try write(report, sources, as: .sarif)
        case .gitlab: try write(report, sources, as: .gitlab)
        }
    }

    private func write(_ report: AuditReport, _ sources: SourceFileTable, as format: DiagnosticFormat) throws {
        var sources = sources
        let diagnostics = AuditDiagnostics.diagnostics(report, &sources)
        try StandardStream.output.write(
            format.text(
                of: diagnostics, in: sources, toolVersion: GeneratorVersion.text, rules: AuditDiagnostics.rules))
    }

    private func place(_ location: SourceLocation, _ sources: SourceFileTable) -> String {
        "\(sources[location.file].path):\(location.line):\(location.column)"
    }

    private func isRefused(_ report: AuditReport, _ findings: [AuditFinding]) throws -> Bool {
        if let reason = report.shortfall(ofCoverage: arguments.auditing.minimumCoverage) {
            try StandardStream.error.write("gen-dtos: \(reason)\n")
            return true
        }
        let threshold = arguments.failOnName.flatMap(AuditArguments.Threshold.init) ?? .medium
        guard let severity = threshold.severity else { return false }
        return findings.contains { $0.severity >= severity }
    }
}
