/// A sender of calls: the client itself, a mock, or a wrapper around another sender.
///
/// The requirements are not generic, so a wrapper needs only a few lines. All other functions are in extensions.
public protocol APIClientProtocol: Sendable {
    /// Sends a call and returns its response. A status such as 404 is not an error here.
    func perform(_ call: APICall) async throws -> RawResponse

    /// Sends a call and returns its response as soon as its headers have arrived.
    func stream(_ call: APICall) async throws -> StreamedResponse
}

extension APIClientProtocol {
    /// Sends the call with `perform`, and returns the response after its last byte has arrived.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        StreamedResponse(whole: try await perform(call))
    }
}
