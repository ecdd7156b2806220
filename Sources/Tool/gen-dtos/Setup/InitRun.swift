import Diagnostics
import Files
import Generation
import GenerationSettings
import Platform
import SwiftEmission

/// Runs `gen-dtos init`: writes a first configuration for a document, and prints the next steps. No file is
/// overwritten.
struct InitRun {
    /// The usual places of documents, in the order of the search.
    static let usualDocuments = [
        "spec/openapi.yaml", "openapi.yaml", "openapi.yml", "openapi.json", "swagger.yaml", "swagger.json",
    ]

    /// The greatest number of bytes of another generator's configuration.
    private static let formerLimit = 1 << 20

    private var arguments: CommandLineArguments

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    func status() throws -> ExitStatus {
        var run = self
        if arguments.document.isEmpty { run.arguments.document = try Self.usualDocument() }
        let file = run.arguments.configuration ?? run.usualFile
        if let obstacle = run.existingConfiguration(file) { return try run.refuse(obstacle) }
        // Existing configurations are not read.
        run.arguments.configuration = "/dev/null"
        let formerFiles = try arguments.formerFiles.map { try InputReader.file($0, limit: Self.formerLimit) }
        guard let (draft, reports) = try run.draft(for: file, after: formerFiles) else { return .refused }
        guard try SingleFile(file).create(with: draft.text()) else {
            return try run.refuse("'\(file)' already exists")
        }
        if !arguments.isQuiet { try StandardStream.output.write(run.summary(of: draft, file) + reports) }
        return .done
    }

    /// The file in the current folder, which is the root of a project. For a document outside, the file is next to the
    /// document.
    private var usualFile: String {
        let document = PlainPath.of(arguments.document)
        return document.hasPrefix("/") || document.hasPrefix("../") ? besideDocument : "gen-dtos.yaml"
    }

    private var besideDocument: String {
        (arguments.document.lastIndex(of: "/").map { String(arguments.document[...$0]) } ?? "") + "gen-dtos.yaml"
    }

    private static func usualDocument() throws(UsageError) -> String {
        if let found = usualDocuments.first(where: SystemPath.exists) { return found }
        throw UsageError(
            message: "There is no \(usualDocuments.joined(separator: ", ")) here. Name the document: "
                + "'\(SummaryText.command(["init", "SPEC"]))'.")
    }

    // MARK: Existing files

    private func existingConfiguration(_ file: String) -> String? {
        if FileStatus(unfollowed: file) != nil { return "'\(file)' already exists" }
        for other in [besideDocument, "gen-dtos.yaml"] where arguments.configuration == nil && SystemPath.exists(other)
        {
            return "'\(other)' applies to this document"
        }
        return nil
    }

    private func refuse(_ obstacle: String) throws -> ExitStatus {
        let command = SummaryText.command([arguments.document])
        try StandardStream.error.write(
            "gen-dtos: \(obstacle). Nothing is written. '\(command)' generates with the existing configuration. "
                + "For a new configuration, move the existing file away first.\n")
        return .refused
    }

    /// Refuses parts whose code would not compile.
    private static func check(_ emit: Set<GenerationOptions.Artifact>) throws(UsageError) {
        for part in GenerationOptions.Artifact.allCases where emit.contains(part) {
            let missing = part.required.filter { !emit.contains($0) }.map(\.rawValue)
            if missing.isEmpty { continue }
            throw UsageError(
                message: "The part '\(part.rawValue)' does not compile without \(missing.joined(separator: " and ")). "
                    + "Add '\(missing.joined(separator: ","))' to '--emit', or leave '\(part.rawValue)' out.")
        }
    }

    // MARK: Proposals

    /// Proposes a configuration, and reports the settings that it takes over from the configurations of other
    /// generators. Returns nil if the document has errors, which are all reported.
    private func draft(
        for file: String, after formerFiles: [SourceFile]
    ) throws -> (ConfigurationDraft, reports: String)? {
        var input = try arguments.readInput(RunSettings(arguments))
        let emit = input.overrides.emit
        if let emit { try Self.check(emit) }
        let models = GenerationPipeline.run(input)
        // Rules for pages are checked against the client. A document without a possible client still has models.
        input.overrides.emit = [.models, .fixtures, .tests, .client]
        var plain = GenerationPipeline.run(input)
        if plain.files == nil {
            input.overrides.emit = nil
            plain = models
        }
        guard let contract = plain.contract, let names = plain.names, plain.files != nil else {
            try StandardStream.error.write(
                plain.diagnostics.filter { $0.severity == .error }, plain.sources, as: arguments.format)
            return nil
        }
        let root = Self.root(above: file)
        let vocabulary = DocumentVocabulary(contract)
        let former = try formerFiles.map { try FormerConfiguration(reading: $0, for: vocabulary) }
        // A configuration without a client makes models that a client does not need.
        let makesClient = former.contains(where: \.makesClient) || emit?.contains(.client) == true
        var named = makesClient ? plain : models
        if ConfigurationDraft.hasNamespaces(contract) {
            var short = input
            if !makesClient { short.overrides.emit = emit }
            short.configuration = Configuration(
                reading: SourceFile(path: "gen-dtos.yaml", text: "names: last-segment"))
            named = GenerationPipeline.run(short)
        }
        let clashes = named.contract.flatMap { contract in
            named.names.map { SystemNameClash.ofSchemas(in: contract, $0) }
        }
        var draft = ConfigurationDraft(contract, names, clashes ?? [], root: root)
        if let emit { draft.emit = emit }
        draft.document = Self.place(arguments.document, below: file, root: root)
        draft.output = Self.place(RunSettings.usualOutput, below: file, root: root)
        draft.overlays = arguments.overlays.map { Self.path($0, below: file, root: root) }
        for configuration in former { draft.add(configuration) }
        var trial = ProposalTrial(input, besides: plain.diagnostics)
        draft.proposals = trial.accepted(draft)
        let reports = former.map { $0.report(kept: draft.proposals, reasons: trial.reasons) }
        return (draft, reports.joined())
    }

    /// Returns a path that starts at the folder of the configuration.
    private static func path(_ path: String, below file: String, root: String) -> String {
        let plain = PlainPath.of(path)
        let folder = PlainPath.of(file).split(separator: "/").dropLast().map { $0 + "/" }.joined()
        if plain.hasPrefix("/") { return plain }
        return plain.hasPrefix(folder) ? String(plain.dropFirst(folder.count)) : root + plain
    }

    /// Returns a path that starts at the folder of the configuration, or nil if the relation of the folders is unknown.
    private static func place(_ path: String, below file: String, root: String) -> String? {
        let isKnown = !root.isEmpty || !PlainPath.of(file).contains("/")
        return isKnown ? Self.path(path, below: file, root: root) : nil
    }

    /// Returns `../` for each folder of a path that leads down from the current folder.
    private static func root(above file: String) -> String {
        let folders = PlainPath.of(file).split(separator: "/").dropLast()
        if file.hasPrefix("/") || folders.contains("..") { return "" }
        return String(repeating: "../", count: folders.count)
    }

    // MARK: Next steps

    private func summary(of draft: ConfigurationDraft, _ file: String) -> String {
        func count(_ section: ConfigurationDraft.Section, _ singular: String, _ plural: String) -> String {
            let count = draft.count(of: section)
            return "\(count) \(count == 1 ? singular : plural)"
        }
        let contents = [
            count(.rename, "type to rename", "types to rename"),
            count(.envelopes, "envelope", "envelopes"), count(.strict, "strict property", "strict properties"),
            count(.pagination, "paged operation", "paged operations"),
            count(.formats, "format to choose from", "formats to choose from"),
        ]
        // With `document:` and `output:` in the file, command lines name neither.
        let words = draft.output == nil || file != "gen-dtos.yaml" ? [arguments.document] : []
        let commands = [["lint"] + words, words, ["mock"] + words].map(SummaryText.command)
        let width = commands.map(\.count).max() ?? 0
        let aims = ["what is wrong with the document", "makes \(RunSettings.usualOutput)/", "acts as the backend"]
        let lines = zip(commands, aims).map { command, aim in
            "    \(command)\(String(repeating: " ", count: width - command.count))  # \(aim)"
        }
        let paragraphs = [
            "\(file): \(contents.joined(separator: ", "))",
            Self.package(draft).map { "For Package.swift, once the output is there:\n\n\($0)" },
            "Next:\n\(lines.joined(separator: "\n"))\n",
        ]
        return paragraphs.compactMap(\.self).joined(separator: "\n\n")
    }

    /// Returns the lines of `Package.swift` for the output, or nil if the output has no target.
    private static func package(_ draft: ConfigurationDraft) -> String? {
        let (module, output) = (draft.module, RunSettings.usualOutput)
        func library(_ name: String) -> String { ".product(name: \"\(name)\", package: \"gen-dtos\")" }
        if draft.isStandalone {
            return """
                    dependencies: [.package(path: "\(output)")],
                    // The target of the app: .product(name: "\(module)", package: "\(output)")
                """
        }
        func target(_ name: String, _ dependencies: [String], path: String, kind: String = "target") -> String {
            let lines = dependencies.map { "                \($0),\n" }.joined()
            let list = lines.isEmpty ? "" : "            dependencies: [\n\(lines)            ],\n"
            return "        .\(kind)(\n            name: \"\(name)\",\n\(list)            path: \"\(output)/\(path)\"),"
        }
        let modules: KeyValuePairs<GenerationOptions.Artifact, String> = [
            .models: module, .fixtures: module + "Fixtures", .mocks: module + "Mocks",
        ]
        let own = modules.filter { draft.emit.contains($0.key) }.map { "\"\($0.value)\"" }
        let libraries = ["DTORuntime"] + (draft.emit.contains(.client) ? ["DTOClient"] : [])
        let products = libraries.map(library)
        let models = draft.emit.contains(.models)
        let targets = [
            models ? target(module, products, path: "Sources/\(module)") : nil,
            draft.emit.contains(.fixtures) ? target("\(module)Fixtures", [], path: "Fixtures") : nil,
            draft.emit.contains(.mocks)
                ? target("\(module)Mocks", own.prefix(models ? 1 : 0) + [library("DTOMocks")], path: "Mocks/Sources")
                : nil,
            draft.emit.contains(.tests)
                ? target(
                    "\(module)Tests", own + products + [library("DTOTesting")],
                    path: "Tests/\(module)Tests", kind: "testTarget") : nil,
        ].compactMap(\.self)
        if targets.isEmpty { return nil }
        return """
                dependencies: [
                    \(GeneratorVersion.dependency)
                ],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            """
    }
}
