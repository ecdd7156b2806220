import ContractServing
import DTOClient
import DTOContract
import DTOMockServer
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

import BooksTrackAPI

/// The app BooksTrack and its backend in one process: the generated client, and the mock server of the contract.
struct ServedBooksTrack {
    let server: MockServer
    let api: BooksTrackClient
    let waits: Waits

    /// The contract, which is read once. `gen-dtos mock` reads it too.
    private static let contract = Result { try read() }

    init() async throws {
        server = MockServer(serving: try Self.contract.get())
        let url = try await server.startAndGetURL()
        let waits = Waits()
        // The clock uses no random numbers, so the delays have exact values.
        let clock = ClientClock(sleep: { waits.add($0) }, random: { 0 })
        var api = BooksTrackClient(url: url, through: APIClient(clock: clock)).with(retry: RetryPolicy(jitter: 0))
        api.client.clock = clock
        self.api = api
        self.waits = waits
    }

    /// Returns the operations and statuses that the server has answered.
    func answers() async -> [String] {
        await server.journal().map { "\($0.operation ?? $0.target) \($0.status)" }
    }

    private static func read() throws -> RuntimeContract {
        func source(_ path: String) throws -> SourceFile {
            let bytes = try Data(contentsOf: SharedFolder.packageRoot.appending(path: path))
            return SourceFile(path: path, bytes: [UInt8](bytes))
        }
        let configuration = Configuration(reading: try source("spec/gen-dtos.yaml"))
        let (result, schemas) = GenerationPipeline.served(
            GenerationInput(document: try source("spec/openapi.yaml"), configuration: configuration))
        let contract = try #require(result.contract, "\(result.diagnostics.filter { $0.severity == .error })")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(
            of: contract, options: configuration.options, diagnostics: &diagnostics)
        return ServedContract.runtime(
            contract, fixtures, schemas: schemas, pagination: configuration.options.pagination)
    }
}

/// The waits of a client, which take no time.
final class Waits: Sendable {
    private let durations = Guarded<[Duration]>([])

    func add(_ duration: Duration) {
        durations.withLock { $0.append(duration) }
    }

    /// Returns the waits since the last call.
    func take() -> [Duration] {
        durations.withLock { durations in
            defer { durations = [] }
            return durations
        }
    }
}

/// The progress that a job has reported.
final class Progress: Sendable {
    private let lines = Guarded<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add<Job: TrackableJob>(_ update: JobUpdate<Job>) where Job.ProgressStream == StreamImport {
        let line =
            switch update {
            case .status: "the state was polled"
            case .event(.initialized(let progress)): "initialized \(progress.progress)"
            case .event(.processing(let progress)): "processing \(progress.progress)"
            case .event(.completed(.completedStatus(let status))): "completed \(status.processedCount)"
            case .event(.failed(let failed)): "failed \(failed.error.code)"
            case .event: "another event"
            }
        lines.withLock { $0.append(line) }
    }
}
