import ContractServing
import DTOContract
import DTOMockServer
import Diagnostics
import DocumentOverlays
import Files
import FixtureEmission
import Generation
import GenerationSettings
import Platform
import Texts

/// Runs `gen-dtos mock`: serves a contract until the process is ended. Only `--record` writes files.
struct MockRun {
    private let arguments: CommandLineArguments
    private static let usualPort: UInt16 = 4010

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    static let severalDocuments = UsageError(message: "'mock' serves only one document: name one.")

    /// Serves the contract. Returns only if the document has errors.
    func status() throws -> ExitStatus {
        if arguments.serving.watches, arguments.document == "-" {
            throw UsageError(message: "'--watch' waits for a file to change, but standard input is not a file.")
        }
        var watch = FileWatch()
        guard let contract = try contract(&watch) else { return .refused }
        let log = MockLog(format: arguments.serving.log ?? .text)
        let server = try server(contract, log)
        if let host = arguments.serving.host, server.isOpenToOthers {
            try StandardStream.error.write(
                "Warning: everybody in the network of \(host) can send requests to this server and read its responses.\n"
            )
        }
        try log.tellStart(contract, at: server.url)
        if !arguments.serving.watches { server.wait() }
        while true {
            watch.waitForChange()
            // While the document cannot be served, the old routes are kept.
            do {
                guard let contract = try self.contract(&watch) else { continue }
                server.serve(contract)
                try log.tellStart(contract, at: server.url)
            } catch {
                // An editor may replace a file in two steps.
                let reason = (error as? UsageError)?.message ?? "\(error)"
                try StandardStream.error.write(VisibleText.escaped(reason) + "\n")
            }
        }
    }

    private func server(_ contract: RuntimeContract, _ log: MockLog) throws -> MockListener {
        var options = MockOptions()
        options.validates = !arguments.skipsValidation
        options.isStateful = arguments.serving.isStateful
        options.damageShare = arguments.serving.damageShare
        options.seed = arguments.serving.seed
        options.bodyLimit = arguments.serving.bodyLimit
        let forwarding = try forwarding
        do {
            return try MockListener(
                host: arguments.serving.host, port: arguments.port ?? Self.usualPort, serving: contract,
                options: options, forwarding: forwarding,
                log: arguments.isQuiet ? nil : log.tell)
        } catch MockServerError.portUnavailable(let port) {
            throw UsageError(
                message: "Port \(port) is taken. '--port 0' takes a free port, and prints its number.")
        } catch MockServerError.bindFailed(let reason) {
            throw UsageError(
                message: "The server cannot listen at '\(arguments.serving.host ?? "localhost")': \(reason)"
                    + " '--host' needs an IP address of this machine, or 0.0.0.0 for all addresses.")
        }
    }

    private var forwarding: ForwardedServer? {
        get throws {
            guard let server = arguments.serving.proxy else {
                if arguments.serving.recordFolder == nil { return nil }
                throw UsageError(message: "'--record' needs '--proxy URL', the server whose responses are recorded.")
            }
            return try MockProxy(server: server, folder: arguments.serving.recordFolder).forwarded
        }
    }

    /// Returns the contract that is served. Returns nil if the document has errors, which are all reported.
    ///
    /// - Parameter watch: Receives the files that were read.
    private func contract(_ watch: inout FileWatch) throws -> RuntimeContract? {
        watch.begin(configurations + [arguments.document] + arguments.overlays)
        let settings = try RunSettings(arguments)
        var input = try arguments.readInput(settings)
        input.lock = nil
        let references = ReferenceLog()
        input.files = references.recording(input.files)
        let (result, schemas) = GenerationPipeline.served(input, isMock: true)
        watch.add(input.overlays.compactMap { $0.file?.path })
        watch.add(references.all.map { $0.file?.path ?? OutputFolder.fullPath($0.path, in: folder) })
        let options = settings.configuration?.options ?? GenerationOptions()
        let told = arguments.isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
        try StandardStream.error.write(told, result.sources, as: arguments.format)
        guard var contract = result.contract else { return nil }
        contract = contract.asWritten ?? contract
        // Fixtures are made at the same time as the other parts, because the first request needs them.
        let fixtures = Deferred { [contract] in
            // Faults of examples do not prevent serving. `lint` reports these faults.
            var diagnostics = DiagnosticSink()
            return FixtureBuilder.fixtures(of: contract, options: options, diagnostics: &diagnostics)
        }
        fixtures.begin()
        return ServedContract.runtime(
            contract, schemas: schemas, pagination: options.pagination, fixtures: fixtures)
    }

    private var folder: String {
        arguments.document.lastIndex(of: "/").map { String(arguments.document[..<$0]) } ?? "."
    }

    /// The configurations that are read if they exist.
    private var configurations: [String] {
        arguments.configuration.map { [$0] } ?? [OutputFolder.fullPath("gen-dtos.yaml", in: folder), "gen-dtos.yaml"]
    }
}

/// A log with a line for each request: `GET /v1/search/isbn 200`, or a JSON object.
private struct MockLog: Sendable {
    let format: ServingArguments.Log

    func tellStart(_ contract: RuntimeContract, at url: String) throws {
        let count = contract.operations.count
        switch format {
        case .text:
            try StandardStream.output.write(
                "\(VisibleText.escaped(contract.title)): \(count.counted("operation")) at \(url)\n")
        case .json: try StandardStream.output.write(MockListener.startLine(contract, url: url) + "\n")
        }
    }

    func tell(_ entry: MockJournalEntry) {
        switch format {
        case .text:
            var line = "\(entry.method) \(entry.target) \(entry.status)"
            if let problem = entry.problem { line += " (\(problem))" }
            if !entry.damage.isEmpty { line += " (\(entry.damage.map(\.text).joined(separator: ", ")))" }
            try? StandardStream.output.write(VisibleText.escaped(line) + "\n")
        case .json: try? StandardStream.output.write(entry.line + "\n")
        }
    }
}
