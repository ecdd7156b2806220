import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import YAMLTree

/// Runs `gen-dtos update`: fetches the document from the server that publishes it, prints the changes, writes the
/// document, and generates. Nothing is written if the output cannot be made from the fetched document.
struct UpdateRun {
    private let arguments: CommandLineArguments

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    static let severalDocuments = UsageError(message: "'update' takes one document.")

    func status() throws -> ExitStatus {
        let settings = try RunSettings(arguments)
        guard let source = settings.configuration?.options.source else { throw Self.noSource(settings) }
        try check(settings)
        let place = SingleFile(arguments.document)
        let present = try place.read()
        let last = FetchRecord(in: settings.output)
        let fetch = try DocumentFetch(
            source, timeout: arguments.probing.timeout, limit: min(settings.limits.bytes, YAMLLimits.bytesCeiling) + 1)
        let isKnown = last?.url == source.url && present.map(SHA256Digest.init) == last?.document
        let outcome = try ProgressLine.during("Fetching \(arguments.document) …", arguments) {
            try fetch.outcome(unless: isKnown ? last?.tag : nil)
        }
        guard case .document(let fetched, let tag) = outcome else {
            return try generate(sayingOf: "is the same as on the server")
        }
        let bytes = JSONLines.of(fetched, limit: settings.limits.bytes) ?? fetched
        if bytes != present {
            guard try isAccepted(bytes, instead: present, settings) else { return .refused }
            if arguments.checks { return try say("differs from the document on the server") ?? .refused }
            try write(bytes, to: place)
        }
        let status = try generate(
            sayingOf: bytes == present ? "is the same as on the server" : present == nil ? "is new" : "is updated")
        if let tag, status == .done, !arguments.checks {
            try FetchRecord(url: source.url, tag: tag, document: SHA256Digest(of: bytes)).keep(in: settings.output)
        }
        return status
    }

    private static func noSource(_ settings: RunSettings) -> UsageError {
        let file = settings.configuration?.file.path ?? "gen-dtos.yaml"
        return UsageError(
            message: "'update' needs the URL of the document, as 'source: {url: https://…}' in \(file).")
    }

    /// Checks that the command line names the document of the configuration, because `source` is the URL of that
    /// document.
    private func check(_ settings: RunSettings) throws {
        if arguments.document == "-" {
            throw UsageError(message: "'update' writes a file. Name the file instead of '-'.")
        }
        guard let configuration = settings.configuration, let own = configuration.options.document else { return }
        let path = RunSettings.path(besides: configuration.file.path)(own)
        func plain(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }
        guard plain(path) != plain(arguments.document) else { return }
        throw UsageError(
            message: "'source' is the URL of '\(path)', not of '\(arguments.document)'. Leave out the document.")
    }

    // MARK: The document

    /// Whether the output can be made from the fetched document. The function prints the changes, or the errors if
    /// there are errors.
    private func isAccepted(_ bytes: [UInt8], instead present: [UInt8]?, _ settings: RunSettings) throws -> Bool {
        let empty = present == nil
        var new = try arguments.readInput(settings, document: bytes)
        new.lock = try InputReader.lock(in: settings.output)
        if new.options.emit.contains(.mocks) { new.mockFiles = try InputReader.mocks(in: settings.output) }
        let trial = GenerationPipeline.run(new)
        let isStrict = arguments.isStrict && trial.diagnostics.contains { $0.severity == .warning }
        guard trial.files != nil, !isStrict else {
            try ComparedInputs.complain(
                trial.diagnostics.filter { $0.severity == .error || isStrict && $0.severity == .warning }, trial.sources
            )
            try StandardStream.error.write(
                "gen-dtos: These errors are in the server's document. Nothing is written.\n")
            return false
        }
        if empty { return true }
        let old = try arguments.readInput(settings, document: present ?? [])
        _ = try DiffRun(old: arguments.document, arguments).report(
            ComparedInputs(settings: settings, old: old, new: new))
        return true
    }

    private func write(_ bytes: [UInt8], to place: SingleFile) throws {
        let folder = URL(filePath: place.path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try place.replace(with: bytes)
    }

    // MARK: The output

    private func generate(sayingOf state: String) throws -> ExitStatus {
        _ = try say(state)
        var status = ExitStatus.done
        var generation = arguments
        generation.command = .generate
        let settings = arguments.options.flatMap { option in
            option.name == "timeout" ? [] : ["--\(option.name)"] + (option.value.isEmpty ? [] : [option.value])
        }
        try GenerationRun(generation, [arguments.document] + settings).run { status = $0 }
        return status
    }

    /// - Returns: Nil, so that a caller can choose the status.
    private func say(_ state: String) throws -> ExitStatus? {
        if !arguments.isQuiet { try StandardStream.output.write("\(arguments.document) \(state)\n") }
        return nil
    }
}

/// The facts about the last document that was fetched. The facts are stored next to the record of the last run, and are
/// useful only on this machine.
struct FetchRecord: Equatable {
    var url: String
    /// The entity tag of the response.
    var tag: String
    var document: SHA256Digest

    private static let file = "last-fetch"

    init(url: String, tag: String, document: SHA256Digest) {
        (self.url, self.tag, self.document) = (url, tag, document)
    }

    /// - Returns: Nil if nothing was fetched for this folder.
    init?(in output: String) {
        guard let folder = try? OutputFolder.open(output), var own = try? folder.subfolder(OutputFolder.own),
            let bytes = try? own.read(Self.file)
        else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard lines.count == 3, let document = SHA256Digest(hexadecimal: lines[2].utf8) else { return nil }
        self.init(url: lines[0], tag: lines[1], document: document)
    }

    func keep(in output: String) throws {
        guard let folder = try OutputFolder.open(output) else { return }
        var own = try folder.ownFolder()
        try own.put(Self.file, Array("\(url)\n\(tag)\n\(document.hexadecimal)\n".utf8))
    }
}
