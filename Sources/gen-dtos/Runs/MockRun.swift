import ContractServing
import DTOContract
import DTOMockServer
import Diagnostics
import Files
import FixtureEmission
import Generation
import GenerationSettings

/// `gen-dtos mock`: stands for the backend of a contract until it is told to end. It writes no file.
struct MockRun {
    private let arguments: CommandLineArguments
    private static let usualPort: UInt16 = 4010

    init(_ arguments: CommandLineArguments) {
        self.arguments = arguments
    }

    static let severalDocuments = UsageError(message: "'mock' stands for the backend of one document.")

    /// Returns only where there is nothing to serve.
    func status() throws -> ExitStatus {
        guard let contract = try contract() else { return .refused }
        let log = MockLog(isQuiet: arguments.isQuiet)
        let server: MockListener
        do {
            server = try MockListener(
                port: arguments.port ?? Self.usualPort, serving: contract, validates: !arguments.skipsValidation,
                log: { log.tell($0) })
        } catch MockServerError.portUnavailable(let port) {
            throw UsageError(
                message: "Port \(port) is taken. '--port 0' takes a free one, and says which.")
        }
        try StandardStream.output.write(
            "\(VisibleText.escaped(contract.title)): \(contract.operations.count) operations at \(server.url)\n")
        server.wait()
    }

    /// Nil where the document has errors, which are all told.
    private func contract() throws -> RuntimeContract? {
        let settings = try RunSettings(arguments)
        var input = try arguments.readInput(settings)
        input.lock = nil
        let (result, schemas) = GenerationPipeline.served(input)
        let options = settings.configuration?.options ?? GenerationOptions()
        var diagnostics = DiagnosticSink()
        let fixtures = result.contract.map {
            FixtureBuilder.fixtures(of: $0, options: options, diagnostics: &diagnostics)
        }
        let told = arguments.isQuiet ? result.diagnostics.filter { $0.severity == .error } : result.diagnostics
        try StandardStream.error.write(
            arguments.format.text(
                of: told, in: result.sources, toolVersion: GeneratorVersion.text,
                colour: StandardStream.error.hasColour))
        guard let contract = result.contract, let fixtures else { return nil }
        return ServedContract.runtime(contract, fixtures, schemas: schemas)
    }
}

/// A line for each request: `GET /v1/search/isbn 200`.
private struct MockLog: Sendable {
    let isQuiet: Bool

    func tell(_ exchange: MockListener.Exchange) {
        if isQuiet { return }
        let line = "\(exchange.method) \(exchange.target) \(exchange.status)\n"
        try? StandardStream.output.write(VisibleText.escaped(line.dropLast().description) + "\n")
    }
}
