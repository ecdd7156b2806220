/// Sends requests over the network.
public protocol APITransport: Sendable {
    /// Returns the whole response.
    ///
    /// - Throws: `APIClientError.transport`, `CancellationError`.
    func send(_ call: APICall) async throws -> RawResponse

    /// Returns the response as soon as its head has arrived.
    ///
    /// - Throws: `APIClientError.transport`, `CancellationError`.
    func stream(_ call: APICall) async throws -> StreamedResponse
}
