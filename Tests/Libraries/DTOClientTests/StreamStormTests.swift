import DTOClient
import Foundation
import LoopbackServer
import Testing

/// Many streams that begin, break and are cancelled at once.
@Suite(.timeLimit(.minutes(2)))
struct StreamStormTests {
    private typealias Following = StreamReconnectionTests.Following

    @Test func eachStreamEndsByItself() async throws {
        let server = try LoopbackServer { request in
            .stream { writer in
                let first = (request["Last-Event-ID"].flatMap { Int($0) } ?? 0) + 1
                writer.write(": welcome\n\nid: \(first)\ndata: \(first)\n\nid: \(first + 1)\ndata: \(first + 1)\n\n")
                if first > 2 { writer.write("event: end\ndata: end\n\n") }
            }
        }
        defer { server.stop() }
        let clock = ClientClock(sleep: { _ in await Task.yield() })
        var api = TestClient(url: server.url, through: APIClient(clock: clock))
        api.client.clock = clock
        let client = api
        let outcomes = await withTaskGroup(of: String.self) { group in
            for index in 0..<300 {
                group.addTask { await Self.outcome(of: client.events(of: Following()), index) }
            }
            return await group.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(outcomes == ["1 2 3 4 end": 100, "left": 100, "cancelled": 100])
    }

    /// A third of the tasks reads to the end, a third stops after an event, and a third is cancelled.
    private static func outcome(of stream: EventStream<Following>, _ index: Int) async -> String {
        let task = Task {
            var events: [String] = []
            for try await event in stream {
                events.append(event)
                if index % 3 == 1 { return "left" }
                if index % 3 == 2 { withUnsafeCurrentTask { $0?.cancel() } }
            }
            return events.joined(separator: " ")
        }
        do {
            return try await task.value
        } catch is CancellationError {
            return "cancelled"
        } catch {
            return "\(error)"
        }
    }
}
