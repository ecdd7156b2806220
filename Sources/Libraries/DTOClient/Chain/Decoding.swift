import DTORuntime

/// Decodes each response as soon as it arrives, because a retry may depend on the error in its body. A response that is
/// already decoded is passed on unchanged.
package struct Decoding: APIMiddleware {
    package func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        Self.decoded(try await next(call), call)
    }

    /// Returns the response with its decoded body. If the body differs from the contract, the function calls
    /// `onDecodingIssues` of the settings.
    package static func decoded(_ response: RawResponse, _ call: APICall) -> RawResponse {
        guard let decode = call.decode, response.decoded == nil else { return response }
        // A response with the status 304 confirms a cached response and has no body.
        if call.isRevalidation, response.status == 304 { return response }
        var response = response
        guard call.settings.onDecodingIssues != nil || call.settings.collectsIssues else {
            response.decoded = .init(result: decode(response), issues: [])
            return response
        }
        let found = AnswerIssues()
        let answer = response
        let result = AnswerIssues.$current.withValue(found) { decode(answer) }
        let (issues, count) = found.all
        response.decoded = .init(result: result, issues: issues)
        if count > 0 {
            call.settings.onDecodingIssues?(
                DecodingReport(
                    operation: call.endpoint.id, method: call.endpoint.method, path: call.endpoint.path,
                    status: response.status, issues: issues, issueCount: count))
        }
        return response
    }
}
