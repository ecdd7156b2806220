#if canImport(os)
    public import DTOClient
    public import os

    extension AttemptLog {
        /// Returns a log that writes an entry for each attempt to the system log. The entries contain no secrets, no
        /// bodies and no values of path parameters, so they are public.
        public static func system(_ logger: Logger) -> AttemptLog {
            AttemptLog { entry in
                if entry.status.map({ $0 < 400 }) == true {
                    logger.info("\(entry.description, privacy: .public)")
                } else {
                    logger.error("\(entry.description, privacy: .public)")
                }
            }
        }
    }

    /// A step that shows each attempt as an interval in Instruments. Pass the step to a client in `behind`.
    public struct Signposts: APIMiddleware {
        private let signposter: OSSignposter

        /// Creates a step that records intervals.
        ///
        /// - Parameter signposter: Records the intervals.
        public init(_ signposter: OSSignposter) {
            self.signposter = signposter
        }

        /// Passes the call to the next step, and records the time until the response has arrived.
        public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
            let interval = begin(call)
            defer { signposter.endInterval("attempt", interval) }
            return try await next(call)
        }

        /// Passes the call to the next step, and records the time until the response begins.
        public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
            let interval = begin(call)
            defer { signposter.endInterval("attempt", interval) }
            return try await next(call)
        }

        private func begin(_ call: APICall) -> OSSignpostIntervalState {
            signposter.beginInterval(
                "attempt", id: signposter.makeSignpostID(), "\(call.endpoint.id, privacy: .public) \(call.attempt)")
        }
    }
#endif
