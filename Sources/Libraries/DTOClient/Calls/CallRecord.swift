import DTORuntime
import Foundation

/// Facts about one call that the steps of the chain share.
///
/// Each step changes its own copy of the call, so an outer step does not get the changes of an inner step. All copies
/// of a call share this record.
final class CallRecord: Sendable {
    struct Facts: Sendable {
        /// The number of times that the request was sent.
        var attempts = 0
        /// The time spent in waits between attempts.
        var waiting = Duration.zero
        /// The account of the credentials, or nil if it is unknown.
        var account: String?
        /// The headers of the last request, as the transport sent them.
        var sentHeaders: HTTPHeaders?
    }

    /// A random identifier of the call. All attempts of the call have this identifier.
    let id = UUID()
    private let state = Guarded(Facts())

    var facts: Facts { state.withLock { $0 } }

    func change(_ body: (inout Facts) -> Void) { state.withLock { body(&$0) } }

    /// Counts an attempt and records its headers.
    func noteSending(_ call: APICall) {
        change { facts in
            facts.attempts += 1
            facts.sentHeaders = call.request.headers
        }
    }
}
