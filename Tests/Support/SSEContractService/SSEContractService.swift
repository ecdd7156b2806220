import DTOClient
import Foundation
import LoopbackServer

/// Offers the client's streams as a service to the tests of launchdarkly/sse-contract-tests. A harness asks the service
/// to connect to a stream, and the service sends the received events to the harness. `Scripts/try/sse-contract` is a
/// harness of this project.
///
///     sse-contract-service [PORT]
@main
struct SSEContractService {
    static func main() async throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap { UInt16($0) } ?? 0
        let streams = FollowedStreams()
        let server = try LoopbackServer(port: port) { answer($0, streams) }
        // The program that has started the service reads this address.
        FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)\n".utf8))
        while true { try await Task.sleep(for: .seconds(3_600)) }
    }

    private static let capabilities = [
        "bom", "comments", "event-type-listeners", "headers", "last-event-id", "payload-size-stress-testable", "post",
        "read-timeout", "report", "restart", "server-directed-shutdown-request",
    ]

    private static func answer(
        _ request: LoopbackServer.Request, _ streams: FollowedStreams
    ) -> LoopbackServer.Response {
        switch (request.method, request.target) {
        case ("GET", "/"):
            let names = capabilities.map { "\"\($0)\"" }.joined(separator: ", ")
            return .json(#"{"name": "gen-dtos", "capabilities": [\#(names)]}"#)
        case ("POST", "/"):
            guard let order = try? JSONDecoder().decode(StreamOrder.self, from: request.body) else {
                return LoopbackServer.Response(400)
            }
            return LoopbackServer.Response(201, headers: [("Location", "/streams/\(streams.follow(order))")])
        case ("DELETE", "/"):
            // The pause lets the response leave before the process ends.
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { exit(0) }
            return LoopbackServer.Response(204)
        default:
            return answer(request.method, request.body, streams[request.target])
        }
    }

    /// Handles a request of the harness about one stream.
    private static func answer(_ method: String, _ body: Data, _ stream: FollowedStream?) -> LoopbackServer.Response {
        guard let stream else { return LoopbackServer.Response(404) }
        switch method {
        case "DELETE":
            stream.stop()
            return LoopbackServer.Response(204)
        case "POST":
            switch (try? JSONDecoder().decode(Command.self, from: body))?.command {
            // The client returns events of all names, so no preparation is necessary.
            case "listen": return LoopbackServer.Response(202)
            case "restart":
                stream.restart()
                return LoopbackServer.Response(202)
            default: return LoopbackServer.Response(400)
            }
        default: return LoopbackServer.Response(405)
        }
    }

    private struct Command: Decodable {
        var command: String
    }
}

/// The body with which a harness creates a stream.
struct StreamOrder: Decodable, Sendable {
    var streamUrl: URL
    var callbackUrl: String
    var initialDelayMs: Int?
    var readTimeoutMs: Int?
    var lastEventId: String?
    var headers: [String: String]?
    var method: String?
    var body: String?
}

/// All open streams, which are numbered from 1.
final class FollowedStreams: Sendable {
    private let lock = NSLock()
    // This is safe, because each access holds the lock.
    nonisolated(unsafe) private var streams: [FollowedStream] = []

    /// - Returns: The number of the stream.
    func follow(_ order: StreamOrder) -> Int {
        let stream = FollowedStream(order)
        stream.restart()
        return lock.withLock {
            streams.append(stream)
            return streams.count
        }
    }

    subscript(target: String) -> FollowedStream? {
        guard target.hasPrefix("/streams/"), let number = Int(target.dropFirst("/streams/".count)) else { return nil }
        return lock.withLock { streams.indices.contains(number - 1) ? streams[number - 1] : nil }
    }
}
