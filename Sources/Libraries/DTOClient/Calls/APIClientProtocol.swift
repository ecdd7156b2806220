/// A sender of calls: the client itself, a mock, or a wrapper around another sender.
///
/// The requirements are not generic, so a wrapper needs only a few lines. All other functions are in extensions.
public protocol APIClientProtocol: Sendable {
    /// Sends a call and returns its response, whatever the status.
    func perform(_ call: APICall) async throws -> RawResponse

    /// Sends a call whose response is read while it arrives.
    func stream(_ call: APICall) async throws -> StreamedResponse
}

extension APIClientProtocol {
    /// Sends the call with `perform`, for clients that receive whole responses.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        StreamedResponse(whole: try await perform(call))
    }
}
