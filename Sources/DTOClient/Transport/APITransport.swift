/// What sends a request over the network.
public protocol APITransport: Sendable {
    /// The whole answer.
    ///
    /// - Throws: `APIClientError.transport`, `CancellationError`.
    func send(_ call: APICall) async throws -> RawResponse

    /// The answer as soon as its head is there.
    func stream(_ call: APICall) async throws -> StreamedResponse
}
