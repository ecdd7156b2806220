import Foundation

/// What a test has told the server, and what the server has kept for it. One session's does not touch another's.
struct MockSession {
    struct Running {
        var scenario: MockSteps
        /// Requests that it has answered.
        var count = 0
    }

    /// By the ids of operations; `*`: for all that have none of their own. Those with a condition come first, the newest first.
    private(set) var scenarios: [String: [Running]] = [:]
    /// Requests that operations have answered.
    var requestCount = 0
    var resources = ResourceStore()
    private var scenarioWeight = 0
    /// The session that was used longest ago makes room for a new one.
    fileprivate(set) var lastUse = 0

    /// The step for a request of an operation.
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

    /// In place of the one with the same condition.
    ///
    /// - Parameter room: how much more may be kept.
    /// - Returns: false where there is no room.
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

    /// - Parameter operation: nil: all.
    mutating func removeScenarios(of operation: String?) {
        if let operation { scenarios[operation] = nil } else { scenarios = [:] }
        scenarioWeight = scenarios.values.joined().reduce(0) { $0 + $1.scenario.weight }
    }

    /// About as many bytes as are kept for it.
    var weight: Int { resources.weight + scenarioWeight }
}

/// All sessions, told apart by the header `X-Mock-Session`. Requests without it share one.
struct MockSessions: Sendable {
    static let header = "X-Mock-Session"
    /// As many there are at the same time.
    static let limit = 1_000
    static let nameLimit = 128
    /// As much is kept for all of them, in bytes.
    private let weightLimit: Int
    private let kept = Guarded(Kept())

    init(weightLimit: Int = 64 << 20) {
        self.weightLimit = weightLimit
    }

    /// - Parameter body: gets the session, and how much more may be kept in it.
    func with<Value>(_ name: String, _ body: (inout MockSession, _ room: Int) throws -> Value) rethrows -> Value {
        try kept.withLock { kept in
            // Taken out, so that changing it copies nothing.
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

    /// - Parameter name: nil: all of them.
    func reset(_ name: String?) {
        kept.withLock { kept in
            for session in kept.sessions where name == nil || session.key == name {
                kept.weight -= session.value.weight
                kept.sessions[session.key] = nil
            }
        }
    }

    /// Sorted.
    var names: [String] { kept.withLock { $0.sessions.keys.sorted() } }

    private struct Kept {
        var sessions: [String: MockSession] = [:]
        var uses = 0
        /// Of what is kept for all.
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
    /// About as many bytes as it takes.
    var weight: Int {
        steps.reduce(64 + (condition?.weight ?? 0)) { $0 + 512 + $1.textWeight }
    }
}

extension MockStep {
    /// About as many bytes as its texts take.
    fileprivate var textWeight: Int {
        let damage = (damage ?? []).reduce(0) { $0 + 64 + $1.path.text.utf8.count }
        let events = (events ?? []).reduce(0) { sum, event in
            let texts = [event.name, event.id].compactMap(\.self) + [event.data] + event.comments
            return texts.reduce(sum + 64) { $0 + $1.utf8.count }
        }
        return (example?.utf8.count ?? 0) + damage + events
    }
}
