import DTORuntime

/// The reason why bytes are not a valid request. The connection ends, because the beginning of the next request is
/// unknown.
struct HTTPRefusal: Error, Hashable {
    var status: HTTPStatus
    /// The reason as a sentence for the sender.
    var reason: String
    /// The first line of the request, as far as it was read.
    var line = ""
    /// The fields of the request, if all of them were read.
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

    /// The response: problem details (RFC 9457) that a web page may read.
    var response: MockHTTPResponse {
        var response = Problem(status, reason).response
        CrossOrigin(headers).allow(&response)
        return response
    }
}
