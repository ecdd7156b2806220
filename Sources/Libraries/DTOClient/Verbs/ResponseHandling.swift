public import DTORuntime
public import Foundation

/// Decodes a body as an envelope and returns the payload.
///
/// - Throws: `APIClientError.apiError` if the envelope reports a failure, `APIClientError.decoding` if the body does
///   not have the type of the envelope, and `APIClientError.noData` if the body is empty.
public func handleAPIResponse<Envelope: APIResponse & Decodable & Sendable>(
    data: Data, expecting type: Envelope.Type
) throws -> Envelope.Payload {
    let response = RawResponse(status: 200, body: data, endpoint: APIEndpoint(.get, "/", id: "response"))
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

/// Sends a request and returns the body of the response. After a failure, the request is sent again if another attempt
/// can help.
///
/// - Parameter maxRetries: The greatest number of attempts, including the first attempt. If all attempts fail, the last
///   error is thrown. If the number is 0, the request is not sent, and the error is
///   `APIClientError.maxRetriesExceeded`.
/// - Throws: `APIClientError`, `CancellationError`.
public func fetchWithRetry(
    request: HTTPRequest, maxRetries: Int = 3, through api: any APIClientProtocol = APIClient.shared
) async throws -> Data {
    var settings = CallSettings()
    settings.retry = RetryPolicy(attempts: maxRetries)
    let path = request.url.path
    let call = APICall(
        endpoint: APIEndpoint(request.method, path, id: "\(request.method) \(path)"), request: request,
        settings: settings)
    let response = try await api.perform(call)
    guard response.isSuccess else { throw response.failure() }
    return response.body
}
