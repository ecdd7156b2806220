import DTOContract
import DTORuntime
import Foundation

/// The scenarios and stored resources of one session. Sessions do not affect each other.
struct MockSession {
    struct Running {
        var scenario: MockSteps
        /// The number of requests that the scenario has answered.
        var count = 0
    }

    /// Maps the id of each operation to its scenarios. The key `*` has the scenarios for all operations. Scenarios
    /// with a condition come first, and the newest of them is the first.
    private(set) var scenarios: [String: [Running]] = [:]
    /// The number of requests that operations have answered.
    var requestCount = 0
    var resources = ResourceStore()
    private var scenarioWeight = 0
    /// The number of the last use. If there are too many sessions, the named session with the smallest number is
    /// removed.
    fileprivate(set) var lastUse = 0

    /// Returns the step for a request of an operation.
    mutating func nextStep(of operation: String, for request: MockHTTPRequest) -> MockStep {
        for name in [operation, "*"] {
            guard
                let index = scenarios[name]?.firstIndex(where: { $0.scenario.condition?.holds(for: request) ?? true }),
                let running = scenarios[name]?[index]
            else { continue }
            scenarios[name]?[index].count += 1
            return running.scenario.step(after: running.count)
        }
        return MockStep()
    }

    /// Sets a scenario. A scenario with the same condition is replaced.
    ///
    /// - Parameter room: The number of bytes that may still be stored.
    /// - Returns: Whether there was room for the scenario.
    mutating func set(_ scenario: MockSteps, for operation: String, room: Int) -> Bool {
        var own = scenarios[operation] ?? []
        let old = own.firstIndex { $0.scenario.condition == scenario.condition }.map { own.remove(at: $0) }
        let change = scenario.weight - (old?.scenario.weight ?? 0)
        guard change <= room, own.count < MockSteps.countLimit else { return false }
        own.insert(Running(scenario: scenario), at: scenario.condition == nil ? own.count : 0)
        scenarios[operation] = own
        scenarioWeight += change
        return true
    }

    /// - Parameter operation: The operation, or nil for all operations.
    mutating func removeScenarios(of operation: String?) {
        if let operation { scenarios[operation] = nil } else { scenarios = [:] }
        scenarioWeight = scenarios.values.joined().reduce(0) { $0 + $1.scenario.weight }
    }

    /// The approximate size of the session in bytes.
    var weight: Int { resources.weight + scenarioWeight }
}

/// All sessions. The header `X-Mock-Session` names a session. Requests without the header share one session.
struct MockSessions: Sendable {
    static let header = "X-Mock-Session"
    /// The greatest number of sessions at the same time.
    static let limit = 1_000
    static let nameLimit = 128
    /// The greatest number of bytes that all sessions may take together.
    private let weightLimit: Int
    private let kept = Guarded(Kept())

    init(weightLimit: Int = 64 << 20) {
        self.weightLimit = weightLimit
    }

    /// - Parameter body: Receives the session, and the greatest size that the session may have in bytes.
    func with<Value>(_ name: String, _ body: (inout MockSession, _ room: Int) throws -> Value) rethrows -> Value {
        try kept.withLock { kept in
            // The session is removed first, so that changing it copies nothing.
            var session = kept.sessions.removeValue(forKey: name) ?? kept.added()
            kept.uses += 1
            session.lastUse = kept.uses
            kept.weight -= session.weight
            defer {
                kept.weight += session.weight
                kept.sessions[name] = session
            }
            return try body(&session, weightLimit - kept.weight)
        }
    }

    /// - Parameter name: The name of the session, or nil for all sessions.
    func reset(_ name: String?) {
        kept.withLock { kept in
            for session in kept.sessions where name == nil || session.key == name {
                kept.weight -= session.value.weight
                kept.sessions[session.key] = nil
            }
        }
    }

    /// The names of the sessions, sorted.
    var names: [String] { kept.withLock { $0.sessions.keys.sorted() } }

    private struct Kept {
        var sessions: [String: MockSession] = [:]
        var uses = 0
        /// The sizes of all sessions in bytes, added.
        var weight = 0

        mutating func added() -> MockSession {
            if sessions.count >= MockSessions.limit,
                let oldest = sessions.filter({ !$0.key.isEmpty }).min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                weight -= oldest.value.weight
                sessions[oldest.key] = nil
            }
            return MockSession()
        }
    }
}

extension MockSteps {
    /// The approximate size of the scenario in bytes.
    var weight: Int {
        steps.reduce(64 + (condition?.weight ?? 0)) { $0 + 512 + $1.textWeight }
    }
}

extension MockStep {
    /// The approximate size of the step's values that have no fixed size, in bytes.
    fileprivate var textWeight: Int {
        let damage = (damage ?? []).reduce(0) { $0 + 64 + $1.path.text.utf8.count }
        let headers = (headers?.fields ?? []).reduce(0) { $0 + 64 + $1.name.utf8.count + $1.value.utf8.count }
        let events = (events ?? []).reduce(0) { sum, event in
            let texts = [event.name, event.id].compactMap(\.self) + [event.data] + event.comments
            return texts.reduce(sum + 64) { $0 + $1.utf8.count }
        }
        return (example?.utf8.count ?? 0) + damage + events + headers + (body?.weight ?? 0)
    }
}
