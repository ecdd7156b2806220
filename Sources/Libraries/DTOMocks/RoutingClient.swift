public import DTOClient

/// Sends the calls of some operations through another client, for example through a mock until the server supports
/// them.
///
///     let api = BooksTrackClient(through: RoutingClient(APIClient.shared).sending(SearchByISBN.self, to: mock))
public struct RoutingClient: APIClientProtocol {
    private let others: any APIClientProtocol
    private var routes: [String: any APIClientProtocol] = [:]

    /// Creates a client that sends all calls through `others`.
    public init(_ others: any APIClientProtocol) {
        self.others = others
    }

    /// Returns a copy that sends the calls of an operation through another client.
    ///
    /// - Parameter operation: The operation's name in the contract.
    public func sending(_ operation: String, to client: any APIClientProtocol) -> RoutingClient {
        var copy = self
        copy.routes[operation] = client
        return copy
    }

    /// Returns a copy that sends the calls of an operation through another client.
    public func sending<Operation: APIOperation>(
        _ operation: Operation.Type, to client: any APIClientProtocol
    ) -> RoutingClient {
        sending(operation.endpoint.id, to: client)
    }

    /// Sends a call through the client of its operation.
    public func perform(_ call: APICall) async throws -> RawResponse {
        try await (routes[call.endpoint.id] ?? others).perform(call)
    }

    /// Opens a stream through the client of its operation.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        try await (routes[call.endpoint.id] ?? others).stream(call)
    }
}
