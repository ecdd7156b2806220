import Foundation

/// What is wrong with a request, for whoever sent it (RFC 9457).
struct Problem {
    let status: HTTPStatus
    let detail: String
    /// Each with its place in the request.
    private let faults: [(place: String, reason: String)]

    init(_ status: HTTPStatus, _ detail: String, faults: [(place: String, reason: String)] = []) {
        self.status = status
        self.detail = detail
        self.faults = faults
    }

    private struct Body: Encodable {
        struct Fault: Encodable {
            var `in`: String
            var reason: String
        }

        var type = "about:blank"
        var title: String
        var status: Int
        var detail: String
        var errors: [Fault]?
    }

    var response: MockHTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let body = Body(
            title: status.reason, status: status.code, detail: detail,
            errors: faults.isEmpty ? nil : faults.map { Body.Fault(in: $0.place, reason: $0.reason) })
        return .data(
            (try? encoder.encode(body)) ?? Data(), contentType: "application/problem+json", status: status)
    }
}

extension Problem {
    /// All of it, for the journal.
    var text: String {
        ([detail] + faults.map { "\($0.place): \($0.reason)" }).joined(separator: " ")
    }
}
