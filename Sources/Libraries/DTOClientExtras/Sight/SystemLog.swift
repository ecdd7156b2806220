#if canImport(os)
    public import DTOClient
    public import os

    extension AttemptLog {
        /// Writes an entry for each attempt to the log of the system. The entries have no secrets, no bodies and no
        /// values of paths, so they are readable for everybody.
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

    /// Shows each attempt as an interval in Instruments. Give it to a client as a step `behind`.
    public struct Signposts: APIMiddleware {
        private let signposter: OSSignposter

        /// - Parameter signposter: Records the intervals.
        public init(_ signposter: OSSignposter) {
            self.signposter = signposter
        }

        /// Sends the call on, and records the time to its response.
        public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
            let interval = begin(call)
            defer { signposter.endInterval("attempt", interval) }
            return try await next(call)
        }

        /// Sends the call on, and records the time until its response begins.
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
