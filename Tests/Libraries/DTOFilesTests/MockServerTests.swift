import DTOClient
import DTOFiles
import DTOMockServer
import DTORuntime
import Foundation
import Testing

/// Downloads from the mock server, with its faults.
@Suite struct MockServerTests {
    private static let size = 900_000

    private func server(_ faults: [MockFault?]) async throws -> MockServer {
        let rest = Shared(faults)
        let server = try await MockServer.create()
        await server.register(.get, "/file") { _ in
            var response = MockHTTPResponse.data(
                Content.bytes(0..<Self.size), contentType: "application/octet-stream")
            response.headers["Accept-Ranges"] = "bytes"
            response.headers["ETag"] = "\"v1\""
            response.fault = rest.next()
            return response
        }
        return server
    }

    private final class Shared: Sendable {
        private let faults: Guarded<[MockFault?]>
        init(_ faults: [MockFault?]) { self.faults = Guarded(faults) }
        func next() -> MockFault? { faults.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    }

    @Test func cutsAndSlowPartsAreOneFile() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("a")
        let server = try await server([
            .closeWithin(bytes: 300_000), .trickle(bytes: 100_000, pause: .milliseconds(1)),
        ])
        let found = try await FilesClient(await server.baseURL).download(GetFile(), to: file)
        #expect(try Content.equals(file, size: Self.size))
        #expect(found.attempts == 2)
        #expect(await server.requests.map(\.response.status.code) == [200, 206])
        await server.stop()
    }
}
