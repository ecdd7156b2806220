import DTOClient
import DTORuntime
import DTOFiles
import Foundation

/// The client of the file server of `Scripts/try/files`. It uses the library DTOFiles as an app does.
struct FileTransfer: ContractClient {
    struct Server: APIServer {
        var url: String { "http://127.0.0.1" }
    }

    struct Get: APIOperation {
        static let endpoint = APIEndpoint(.get, "/file", id: "get", accept: ["application/octet-stream"])
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> Data { response.body }
    }

    struct Put: APIOperation {
        static let endpoint = APIEndpoint(.put, "/file", id: "put", accept: ["text/plain"])
        var file: URL
        func encode(into request: inout RequestEncoder) throws { try request.body(.file(file)) }
        static func decode(_ response: RawResponse) throws -> String { try response.text() }
    }

    static var defaultServer: Server { Server() }
    var client: ClientContext

    init(client: ClientContext) { self.client = client }

    /// Prints the number of bytes, the number of requests for a download or 0, the growth of the peak memory, and the
    /// peak.
    static func run(_ direction: String, _ url: URL, _ file: URL) async throws {
        let retry = RetryPolicy(
            attempts: 50, delay: .milliseconds(20), limit: .milliseconds(50), retriesTransportErrors: true)
        let api = FileTransfer(url: url).with(retry: retry)
        // The first call opens connections and starts threads, whose memory does not belong to the transfer.
        let small = FileTransfer(url: url.appendingPathComponent("small"))
        for try await _ in small.chunks(of: Get()) {}
        let before = TransferBenchmark.peakMemory
        var (bytes, attempts): (Int64, Int) = (0, 0)
        if direction == "download" {
            attempts = try await api.download(Get(), to: file) { bytes = $0.bytes }.attempts
        } else {
            _ = try await api.upload(Put(file: file)) { bytes = $0.bytes }
        }
        let peak = TransferBenchmark.peakMemory
        print(bytes, attempts, peak - before, peak)
    }
}
