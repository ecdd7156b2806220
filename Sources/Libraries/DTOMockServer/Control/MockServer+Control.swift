public import DTORuntime

/// These functions control a server with a contract while it runs. The header `X-Mock-Session` names a session.
/// Requests without the header belong to the session `""`.
extension MockServer {
    /// Sets the responses of an operation from now on, such as `[503, 503, 200]`. A scenario with the same condition is
    /// replaced.
    ///
    /// - Parameter operation: The id of the operation, its method and path (`GET /books/{id}`), or `*` for requests to
    ///   which no scenario of an operation applies.
    /// - Throws: `MockServerError.invalidRequest` if the server has no contract, if the operation does not exist or
    ///   does not have the example or the stream that the scenario uses, if the scenario has no steps, or if it exceeds
    ///   a limit.
    public func setScenario(
        _ scenario: MockSteps, for operation: String, session: String = ""
    ) throws(MockServerError) {
        try served().setScenario(scenario, for: operation, session: session)
    }

    /// Removes the scenarios of an operation.
    ///
    /// - Parameter operation: The operation, or nil for all operations.
    /// - Throws: `MockServerError.invalidRequest` if the server has no contract, or if the contract does not have the
    ///   operation.
    public func removeScenario(for operation: String? = nil, session: String = "") throws(MockServerError) {
        try served().removeScenario(for: operation, session: session)
    }

    /// Deletes scenarios, stored resources and the journal. Routes and recorded requests are kept.
    ///
    /// - Parameter session: The session, or nil for all sessions.
    public func reset(session: String? = "") {
        service?.reset(session: session)
    }

    /// Returns the latest requests without a route, at most 1,000 in all sessions. The oldest request is first.
    /// Requests to which no operation belongs are included. Without a contract, the result is empty.
    ///
    /// - Parameter session: The session, or nil for all sessions.
    public func journal(session: String? = "") -> [MockJournalEntry] {
        service?.journal(session: session) ?? []
    }

    /// Returns the operations that are most similar to a request, with the best match first. The function is useful for
    /// a request to which no operation belongs.
    public func nearMisses(_ method: HTTPMethod, _ path: String) -> [MockNearMiss] {
        service?.nearMisses(method.rawValue, path) ?? []
    }

    private func served() throws(MockServerError) -> ContractService {
        if let service { return service }
        throw .invalidRequest("The server was made without a contract.")
    }
}
