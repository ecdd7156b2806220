import DTORuntime

/// Why what came is no request that can be answered. The connection ends with it, because nobody can tell where the next request begins.
struct HTTPRefusal: Error, Hashable {
    var status: HTTPStatus
    /// A sentence for whoever sent it.
    var reason: String

    init(_ status: HTTPStatus, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    static func bad(_ reason: String) -> HTTPRefusal {
        HTTPRefusal(.badRequest, reason)
    }
}
