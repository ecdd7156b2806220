import DTORuntime

/// The reason why bytes are not a valid request. The connection ends, because the beginning of the next request is
/// unknown.
struct HTTPRefusal: Error, Hashable {
    var status: HTTPStatus
    /// The reason as a sentence for the sender.
    var reason: String

    init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    static func bad(_ reason: String) -> HTTPRefusal {
        HTTPRefusal(.badRequest, reason)
    }
}
