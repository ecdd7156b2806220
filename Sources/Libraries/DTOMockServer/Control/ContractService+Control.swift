import DTOContract

/// These functions change the server while it runs. The header `X-Mock-Session` names a session. Requests without the
/// header belong to the session `""`.
extension ContractService {
    /// Sets the responses of an operation from now on. A scenario with the same condition is replaced.
    ///
    /// - Parameter operation: The id of the operation, its method and path (`GET /books/{id}`), or `*` for requests to
    ///   which no scenario of an operation applies.
    /// - Throws: `MockServerError.invalidRequest` if the operation does not exist or does not have the example or the
    ///   stream that the scenario uses, if the scenario has no steps, or if it exceeds a limit.
    package func setScenario(
        _ scenario: MockSteps, for operation: String, session: String = ""
    ) throws(MockServerError) {
        let name = try operationName(operation)
        guard (1...MockSteps.stepLimit).contains(scenario.steps.count) else {
            throw .invalidRequest("A scenario must have one to \(MockSteps.stepLimit) steps.")
        }
        try check(scenario, name)
        let isKept = control.sessions.with(session) { session, room in
            session.set(scenario, for: name, room: room - session.weight)
        }
        if !isKept {
            throw .invalidRequest(
                "The limit for scenarios is reached. An operation may have at most \(MockSteps.countLimit) scenarios.")
        }
    }

    /// Removes the scenarios of an operation.
    ///
    /// - Parameter operation: The operation, or nil for all operations.
    package func removeScenario(for operation: String? = nil, session: String = "") throws(MockServerError) {
        let name = try operation.map(operationName)
        control.sessions.with(session) { session, _ in
            session.removeScenarios(of: name)
        }
    }

    /// Deletes scenarios, stored resources and the journal.
    ///
    /// - Parameter session: The session, or nil for all sessions.
    package func reset(session: String? = "") {
        control.sessions.reset(session)
        control.journal.clear(session)
    }

    /// Returns the latest requests. The oldest request is first.
    ///
    /// - Parameter session: The session, or nil for all sessions.
    package func journal(session: String? = "") -> [MockJournalEntry] {
        control.journal.entries(of: session)
    }

    /// Maps the id of each operation to its scenarios. Scenarios with a condition come first.
    package func scenarios(of session: String = "") -> [String: [MockSteps]] {
        control.sessions.with(session) { session, _ in session.scenarios.mapValues { $0.map(\.scenario) } }
    }

    func operationName(_ text: String) throws(MockServerError) -> String {
        if text == "*" { return text }
        let operations = contract.operations
        if let found = operations.first(where: { $0.id == text || "\($0.method) \($0.path)" == text }) {
            return found.id
        }
        throw .invalidRequest(
            "'\(contract.title)' has no operation '\(text.prefix(200))'. /__mock/operations lists the operations.")
    }

    /// Throws an error if the scenario uses an example or events that the contract does not have. Without this check,
    /// a misspelt name would be found only when a test fails.
    private func check(_ scenario: MockSteps, _ name: String) throws(MockServerError) {
        guard let operation = contract.operations.first(where: { $0.id == name }) else { return }
        let contents = operation.answers.flatMap(\.contents)
        let hasStream = contents.contains { !$0.events.isEmpty || RuntimeMediaType.isEventStream($0.mediaType) }
        guard hasStream || scenario.steps.allSatisfy({ $0.events == nil }) else {
            throw .invalidRequest("The response of \(name) is not a stream, so its scenarios cannot have 'events'.")
        }
        let known = Set(contents.flatMap(\.examples).compactMap(\.name))
        for example in scenario.steps.compactMap(\.example) where !known.contains(example) {
            let list = known.isEmpty ? "none" : known.sorted().joined(separator: ", ")
            throw .invalidRequest("\(name) has no example '\(example.prefix(80))'. Its examples are: \(list).")
        }
    }
}
