public import DTORuntime

/// What can be changed of a server that serves a contract. Sessions are those of the header `X-Mock-Session`; `""` is the one without it.
extension MockServer {
    /// What an operation answers from now on, in place of the scenario with the same condition: `[503, 503, 200]`.
    ///
    /// - Parameter operation: its id, its method and path (`GET /books/{id}`), or `*` for all that have no scenario of their own.
    /// - Throws: `MockServerError.invalidRequest` where there is no contract, no such operation or no such example.
    public func setScenario(
        _ scenario: MockSteps, for operation: String, session: String = ""
    ) throws(MockServerError) {
        try served().setScenario(scenario, for: operation, session: session)
    }

    /// - Parameter operation: nil: all.
    /// - Throws: as `setScenario`.
    public func removeScenario(for operation: String? = nil, session: String = "") throws(MockServerError) {
        try served().removeScenario(for: operation, session: session)
    }

    /// Forgets scenarios, state and journal. Routes and recorded requests stay.
    ///
    /// - Parameter session: nil: of all sessions.
    public func reset(session: String? = "") {
        service?.reset(session: session)
    }

    /// What the contract has answered, the oldest first.
    ///
    /// - Parameter session: nil: of all sessions.
    public func journal(session: String? = "") -> [MockJournalEntry] {
        service?.journal(session: session) ?? []
    }

    /// What a request may have meant that fits no operation.
    public func nearMisses(_ method: HTTPMethod, _ path: String) -> [MockNearMiss] {
        service?.nearMisses(method.rawValue, path) ?? []
    }

    private func served() throws(MockServerError) -> ContractService {
        if let service { return service }
        throw .invalidRequest("The server serves no contract.")
    }
}
