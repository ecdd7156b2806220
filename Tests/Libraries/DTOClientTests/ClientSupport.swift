@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer

/// An operation with the parts that the chain uses: an error of its own type, credentials, and a method.
struct Lookup: APIOperation {
    struct Answer: Codable, Sendable, Equatable { var value: Int }
    struct Failure: Codable, APIFailure, Equatable {
        var code: String?
        var message: String?
        var retryable: Bool?
        var retryAfterMs: Int?
        var details: [String: JSONValue]?
    }

    static let bearer = SecurityScheme("bearer", .bearer)
    static let endpoint = APIEndpoint(.get, "/lookup/{id}", id: "lookup", security: [[bearer], []])
    var id = "1"

    func encode(into request: inout RequestEncoder) throws { try request.path("id", id) }

    static func decode(_ response: RawResponse) throws -> Answer {
        guard response.isSuccess else { throw response.failure(Failure.self) }
        return try response.json()
    }
}

/// A similar operation with POST.
struct Submission: APIOperation {
    static let endpoint = APIEndpoint(.post, "/submit", id: "submit")
    var key: String?

    func encode(into request: inout RequestEncoder) throws {
        try request.header("Idempotency-Key", key)
        try request.body(json: ["a": 1])
    }

    static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
}

/// A value that threads share.
final class Shared<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // This is safe, because the lock is held for each access.
    nonisolated(unsafe) private var state: Value

    init(_ value: Value) { state = value }

    var value: Value { lock.withLock { state } }

    @discardableResult
    func change<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&state) } }
}

/// A clock whose sleeps take no time. They are recorded in seconds.
struct RecordedClock {
    let sleeps = Shared<[Double]>([])
    private let start = ContinuousClock.now

    var clock: ClientClock {
        let (sleeps, start) = (sleeps, start)
        return ClientClock(
            now: { start + .seconds(sleeps.value.reduce(0, +)) },
            date: { Date(timeIntervalSince1970: 1_764_239_400 + sleeps.value.reduce(0, +)) },
            sleep: { duration in
                // The sleep of a deadline is not the wait of a retry. It ends with the deadline.
                if duration > .seconds(10_000) { return try await Task.sleep(for: .seconds(60)) }
                let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
                sleeps.change { $0.append(seconds) }
            },
            random: { 0.5 })
    }
}

func answer(_ value: Int = 1, headers: [(String, String)] = []) -> LoopbackServer.Response {
    .json(#"{"value": \#(value)}"#, headers: headers)
}

func failure(
    _ status: Int, _ body: String = #"{"message": "no"}"#, headers: [(String, String)] = []
) -> LoopbackServer.Response {
    .json(body, status: status, headers: headers)
}

extension RetryPolicy {
    /// A policy without random waits.
    static let exact = RetryPolicy(jitter: 0)
}
