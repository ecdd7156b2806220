import DTORuntime

/// The reason why bytes are not a valid request. The server closes the connection, because it cannot know where the
/// next request begins.
struct HTTPRefusal: Error, Hashable {
    var status: HTTPStatus
    /// The reason as a sentence for the client.
    var reason: String
    /// The first line of the request, as far as it was read.
    var line = ""
    /// The headers of the request, or no headers if not all of them were read.
    var headers = HTTPHeaders()

    init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    static func bad(_ reason: String) -> HTTPRefusal {
        HTTPRefusal(.badRequest, reason)
    }

    /// The known part of the request, for the log.
    var request: MockHTTPRequest {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let target = words.count > 1 ? words[1] : "?"
        return MockHTTPRequest(
            method: HTTPMethod(words.first.flatMap { HTTPHeaders.isName($0) ? $0 : nil } ?? "?"), path: target,
            target: target, queryItems: [], headers: headers)
    }

    /// The response with problem details (RFC 9457). Web pages of any origin may read it.
    var response: MockHTTPResponse {
        var response = Problem(status, reason).response
        CrossOrigin(headers).allow(&response)
        return response
    }
}
