/// What sends calls: the client itself, a mock, or a decorator of either.
///
/// Nothing generic is required, so that a decorator is a few lines; everything else is an extension.
public protocol APIClientProtocol: Sendable {
    /// Sends a call and gives back its answer, whatever the status.
    func perform(_ call: APICall) async throws -> RawResponse

    /// Sends a call whose answer is read while it arrives.
    func stream(_ call: APICall) async throws -> StreamedResponse
}

extension APIClientProtocol {
    /// For clients that have their answers whole.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        StreamedResponse(whole: try await perform(call))
    }
}
