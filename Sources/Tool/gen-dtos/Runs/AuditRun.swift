import Platform
import ContractAudit
import ContractModel
import Diagnostics
import Files
import Generation
import GenerationSettings
import YAMLTree

/// Runs `gen-dtos audit`: compares hand-written Swift with a document, on standard output. It writes only its compiled
/// reader, to a cache.
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
        let files = try AuditedFiles(paths)
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
        let facts = try (files.paths.isEmpty ? [] : facts(of: files.paths)) + files.failures
        let typeScript = try arguments.auditing.typeScript.map { path in
            let file = try InputReader.file(path, limit: Self.byteLimit)
            return TypeScriptFile(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
        }
        let options = settings.configuration?.options ?? GenerationOptions()
        let faults = ConfiguredTypes(options).faults(in: contract, facts)
        try ComparedInputs.complain(faults, result.sources)
        if !faults.isEmpty { return .refused }
        var report = Audit.report(contract, facts, configured: options.audit.types, typeScript: typeScript)
        if let configuration = settings.configuration { report.accept(configuration) }
        for path in files.configurations where path != settings.configuration?.file.path {
            guard let file = try? InputReader.file(path) else { continue }
            let folder = String(path.dropLast("gen-dtos.yaml".count))
            report.accept(Configuration(reading: file), below: folder)
        }
        var sources = result.sources
        let today = arguments.today ?? .ofSystem
        if let acceptances = try AcceptanceFile(arguments, settings).read(&sources) {
            report.apply(acceptances, on: today)
            for warning in report.warnings {
                try StandardStream.error.write(
                    "\(place(warning.location, sources)): warning: \(VisibleText.escaped(warning.text))\n")
            }
        }
        var circumstances = AuditCircumstances(
            today: today, maxAge: options.audit.maxAge ?? AuditSettings.usualAge)
        if let path = arguments.auditing.testLog {
            let text = String(decoding: try InputReader.file(path).bytes, as: UTF8.self)
            guard let counts = TestLog.counts(in: text) else {
                throw UsageError(message: "'\(VisibleText.escaped(path))' says of no tests how many there were.")
            }
            circumstances.tests = counts
        }
        if arguments.auditing.fixes {
            // Findings that the patch fixes do not count.
            let mended = Set(try writeFix(report, files.paths))
            return isRefused(report.findings.filter { !mended.contains($0) }) ? .refused : .done
        }
        try write(report, sources, circumstances)
        return isRefused(report.findings) ? .refused : .done
    }

    // MARK: Reading

    private func facts(of paths: [String]) throws -> [FileFacts] {
        guard let sources = arguments.build.libraries?.reader, !sources.isEmpty else {
            throw UsageError(message: "This build of gen-dtos has no reader of Swift: use the product 'gen-dtos'.")
        }
        let cache = try ReaderCache(named: arguments.auditing.cache)
        defer { cache.end() }
        var kept = FactsCache(in: cache.folder, reader: sources, roots: self.paths)
        var found: [String: FileFacts] = [:]
        var hashes: [String: String] = [:]
        let earlier = paths.concurrentMap(workers: Workers(arguments.threads)) { [kept] path in
            FactsCache.hash(path).map { (hash: $0, facts: kept.facts($0)) }
        }
        for (path, earlier) in zip(paths, earlier) {
            guard let earlier else { continue }
            hashes[path] = earlier.hash
            found[path] = earlier.facts
            if earlier.facts != nil { kept.keep(earlier.hash) }
        }
        let rest = paths.filter { found[$0] == nil }
        if !rest.isEmpty {
            for facts in try SwiftReading(program: reader(sources, cache)).facts(of: rest) {
                found[facts.path] = facts
                if let hash = hashes[facts.path] { kept.add(facts, hash) }
            }
        }
        if cache.reason == nil, kept.isChanged {
            kept.write()
            cache.tidy()
        }
        return paths.compactMap { found[$0] }
    }

    /// Returns the reader, which is compiled if necessary.
    private func reader(_ sources: [EmbeddedSource], _ cache: ReaderCache) throws -> String {
        let toolchain = try SwiftToolchain(arguments.auditing.compiler)
        if let reason = cache.reason {
            try StandardStream.error.write(
                "gen-dtos: the reader of Swift is prepared for this run alone, because \(VisibleText.escaped(reason)).\n"
            )
        }
        return try cache.program(toolchain, sources) {
            if !arguments.isQuiet {
                try StandardStream.error.write(
                    "gen-dtos: preparing the reader of Swift for \(VisibleText.escaped(toolchain.version)), once …\n")
            }
        }
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

    /// Writes a patch that fixes findings. The files are not changed. A summary is written to standard error.
    ///
    /// - Returns: The fixed findings.
    private func writeFix(_ report: AuditReport, _ paths: [String]) throws -> [AuditFinding] {
        let lines = report.findings.filter(AuditFix.mends).flatMap(\.lines)
        var files: [(path: String, bytes: [UInt8])] = []
        for path in paths where lines.contains(where: { $0.place.hasPrefix(path + ":") }) {
            files.append((path, try InputReader.file(path).bytes))
        }
        let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        let findings = AuditFix.placed(report.findings, in: Dictionary(texts, uniquingKeysWith: { first, _ in first }))
        for (path, old) in files {
            let new = Array(AuditFix.mended(path, String(decoding: old, as: UTF8.self), by: findings).utf8)
            let (folder, name) = FileSetWriter.split(path)
            let shown = PatchRoot.prefix(of: folder) + name
            try StandardStream.output.write(
                String(decoding: UnifiedDiff(old: old, new: new, path: shown).bytes, as: UTF8.self))
        }
        try StandardStream.error.write(
            "gen-dtos: " + AuditFixText(report, mended: findings).text(isQuiet: arguments.isQuiet))
        return findings
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

    private func isRefused(_ findings: [AuditFinding]) -> Bool {
        let threshold = arguments.failOnName.flatMap(AuditArguments.Threshold.init) ?? .medium
        guard let severity = threshold.severity else { return false }
        return findings.contains { $0.severity >= severity }
    }
}

extension AuditReport {
    /// Adds the properties that a configuration ignores to the accepted ones.
    fileprivate mutating func accept(_ configuration: Configuration, below folder: String? = nil) {
        let ignored = configuration.options.models.flatMap { rule in
            rule.ignore.map { ("\(rule.schema.text).\($0.key.text)", $0.reason) }
        }
        accept(
            ignored: Dictionary(ignored, uniquingKeysWith: { first, _ in first }), by: configuration.file.path,
            below: folder)
    }
}
