public import DTORuntime
public import Foundation

/// The payload of an answer in an envelope.
///
/// - Throws: `APIClientError.apiError` for a failure, `decoding` for what is no such envelope.
public func handleAPIResponse<Envelope: APIResponse & Decodable & Sendable>(
    data: Data, expecting type: Envelope.Type
) throws -> Envelope.Payload {
    let response = RawResponse(status: 200, body: data, endpoint: Endpoint(.get, "/", id: "response"))
    let envelope = try response.json(type)
    do {
        return try envelope.payload()
    } catch let failure as any APIFailure {
        throw APIClientError.apiError(failure)
    } catch let failure as any Encodable & Error {
        throw APIClientError.apiError(AnyFailure(failure))
    } catch {
        throw APIClientError.decoding(FailedAnswer(response), underlying: error)
    }
}

/// Sends a request, again where that can help.
///
/// - Parameter maxRetries: how often it is sent at most. After the last time its own error is thrown; with 0 it is not sent, and there is
///   none but `APIClientError.maxRetriesExceeded`.
/// - Throws: `APIClientError`, `CancellationError`.
public func fetchWithRetry(
    request: HTTPRequest, maxRetries: Int = 3, through api: any APIClientProtocol = APIClient.shared
) async throws -> Data {
    var settings = CallSettings()
    settings.retry = RetryPolicy(attempts: maxRetries)
    let path = request.url.path
    let call = APICall(
        endpoint: Endpoint(request.method, path, id: "\(request.method) \(path)"), request: request, settings: settings)
    let response = try await api.perform(call)
    guard response.isSuccess else { throw response.failure() }
    return response.body
}
