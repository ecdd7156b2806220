import DTOContract

/// What can be changed while the server runs; sessions are those of the header `X-Mock-Session`, and `""` is the one without it.
extension ContractService {
    /// What an operation answers from now on, in place of the scenario with the same condition.
    ///
    /// - Parameter operation: its id, its method and path (`GET /books/{id}`), or `*` for all that have no scenario of their own.
    /// - Throws: `MockServerError.invalidRequest` where the contract has no such operation or no such example.
    public func setScenario(
        _ scenario: MockSteps, for operation: String, session: String = ""
    ) throws(MockServerError) {
        let name = try operationName(operation)
        guard (1...MockSteps.stepLimit).contains(scenario.steps.count) else {
            throw .invalidRequest("A scenario has one to \(MockSteps.stepLimit) steps.")
        }
        try check(scenario, name)
        let isKept = control.sessions.with(session) { session, room in
            session.set(scenario, for: name, room: room - session.weight)
        }
        if !isKept {
            throw .invalidRequest(
                "There is no room for more scenarios; an operation has at most \(MockSteps.countLimit).")
        }
    }

    /// - Parameter operation: nil: all.
    public func removeScenario(for operation: String? = nil, session: String = "") throws(MockServerError) {
        let name = try operation.map(operationName)
        control.sessions.with(session) { session, _ in
            session.removeScenarios(of: name)
        }
    }

    /// Forgets scenarios, state and journal.
    ///
    /// - Parameter session: nil: of all sessions.
    public func reset(session: String? = "") {
        control.sessions.reset(session)
        control.journal.clear(session)
    }

    /// The latest requests, the oldest first.
    ///
    /// - Parameter session: nil: of all sessions.
    public func journal(session: String? = "") -> [MockJournalEntry] {
        control.journal.entries(of: session)
    }

    /// By the ids of operations; those with a condition come first.
    public func scenarios(of session: String = "") -> [String: [MockSteps]] {
        control.sessions.with(session) { session, _ in session.scenarios.mapValues { $0.map(\.scenario) } }
    }

    func operationName(_ text: String) throws(MockServerError) -> String {
        if text == "*" { return text }
        let operations = contract.operations
        if let found = operations.first(where: { $0.id == text || "\($0.method) \($0.path)" == text }) {
            return found.id
        }
        throw .invalidRequest(
            "'\(contract.title)' has no operation '\(text.prefix(200))'. /__mock/operations lists them.")
    }

    /// A misspelt name would be found only when a test fails.
    private func check(_ scenario: MockSteps, _ name: String) throws(MockServerError) {
        guard let operation = contract.operations.first(where: { $0.id == name }) else { return }
        let contents = operation.answers.flatMap(\.contents)
        let hasStream = contents.contains { !$0.events.isEmpty || RuntimeMediaType.isEventStream($0.mediaType) }
        guard hasStream || scenario.steps.allSatisfy({ $0.events == nil }) else {
            throw .invalidRequest("\(name) answers no stream, so a scenario has no 'events' for it.")
        }
        let known = Set(contents.flatMap(\.examples).compactMap(\.name))
        for example in scenario.steps.compactMap(\.example) where !known.contains(example) {
            let list = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
            throw .invalidRequest("\(name) has no example '\(example.prefix(80))'; there is \(list).")
        }
    }
}
