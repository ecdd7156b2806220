/// Sends requests over the network.
public protocol APITransport: Sendable {
    /// Sends a request and returns the complete response.
    ///
    /// - Throws: `APIClientError.transport`, `CancellationError`.
    func send(_ call: APICall) async throws -> RawResponse

    /// Sends a request and returns the response as soon as its status and headers have arrived.
    ///
    /// - Throws: `APIClientError.transport`, `CancellationError`.
    func stream(_ call: APICall) async throws -> StreamedResponse
}
