import DTORuntime

/// What the steps of the chain learn of one call.
///
/// A call is a value that each step copies and changes, so an outer step cannot see what an inner one did to it when that one throws.
/// All copies share this record.
final class CallRecord: Sendable {
    struct Facts: Sendable {
        /// How often the request was sent.
        var attempts = 0
        /// The time spent in waits between attempts.
        var waiting = Duration.zero
        /// Whom the credentials are for, as far as that is known.
        var account: String?
        /// The headers that were sent last, after all changes.
        var sentHeaders: HTTPHeaders?
    }

    private let state = Guarded(Facts())

    var facts: Facts { state.withLock { $0 } }

    func change(_ body: (inout Facts) -> Void) { state.withLock { body(&$0) } }

    /// Notes that a request goes to the transport.
    func noteSending(_ call: APICall) {
        change { facts in
            facts.attempts += 1
            facts.sentHeaders = call.request.headers
        }
    }
}
