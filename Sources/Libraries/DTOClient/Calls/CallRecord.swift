import DTORuntime
import Foundation

/// Facts about one call that the steps of the chain share.
///
/// Each step copies and changes the call. So an outer step cannot see the changes of an inner step that throws. All
/// copies of a call share this record.
final class CallRecord: Sendable {
    struct Facts: Sendable {
        /// How often the request was sent.
        var attempts = 0
        /// The time spent in waits between attempts.
        var waiting = Duration.zero
        /// The account of the credentials, if it is known.
        var account: String?
        /// The headers of the last request, after all changes.
        var sentHeaders: HTTPHeaders?
    }

    /// A random name of the call. All attempts of the call have it.
    let id = UUID()
    private let state = Guarded(Facts())

    var facts: Facts { state.withLock { $0 } }

    func change(_ body: (inout Facts) -> Void) { state.withLock { body(&$0) } }

    /// Records that the transport sends a request.
    func noteSending(_ call: APICall) {
        change { facts in
            facts.attempts += 1
            facts.sentHeaders = call.request.headers
        }
    }
}
