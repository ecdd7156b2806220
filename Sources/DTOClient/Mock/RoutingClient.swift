/// Sends the calls of some operations elsewhere: a mock for what the backend does not have yet, the network for all else.
///
///     let api = BooksTrackClient(through: RoutingClient(APIClient.shared).sending(SearchByISBN.self, to: mock))
public struct RoutingClient: APIClientProtocol {
    private let others: any APIClientProtocol
    private var routes: [String: any APIClientProtocol] = [:]

    /// - Parameter others: sends the calls of all operations that are not sent elsewhere.
    public init(_ others: any APIClientProtocol) {
        self.others = others
    }

    /// - Parameter operation: by the contract's name.
    public func sending(_ operation: String, to client: any APIClientProtocol) -> RoutingClient {
        var copy = self
        copy.routes[operation] = client
        return copy
    }

    public func sending<Operation: APIOperation>(
        _ operation: Operation.Type, to client: any APIClientProtocol
    ) -> RoutingClient {
        sending(operation.endpoint.id, to: client)
    }

    public func perform(_ call: APICall) async throws -> RawResponse {
        try await (routes[call.endpoint.id] ?? others).perform(call)
    }

    public func stream(_ call: APICall) async throws -> StreamedResponse {
        try await (routes[call.endpoint.id] ?? others).stream(call)
    }
}
