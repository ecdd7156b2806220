#if canImport(FoundationNetworking)
    import Foundation

    /// The queue of a session's callbacks on Linux. It makes the session wait before it adds too many callbacks.
    ///
    /// The session reads faster than the queue runs callbacks. Without a limit, the waiting data would fill the memory.
    /// A callback must not wait for the session.
    // `@unchecked`, like its superclass. All access to the count holds the condition.
    final class CallbackQueue: OperationQueue, @unchecked Sendable {
        private let condition = NSCondition()
        private var pendingCount = 0
        // A separate dispatch queue has a thread even if all shared threads of Swift and Dispatch are busy. The
        // superclass does not retain the queue.
        private let callbacks = DispatchQueue(label: "DTOClient.callbacks")
        /// The greatest number of callbacks that wait or run. Most of them carry 16 KB of a response body.
        private static let limit = 16

        override init() {
            super.init()
            maxConcurrentOperationCount = 1
            underlyingQueue = callbacks
        }

        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            condition.lock()
            while pendingCount >= Self.limit { condition.wait() }
            pendingCount += 1
            condition.unlock()
            super.addOperation {
                block()
                self.finish()
            }
        }

        private func finish() {
            condition.lock()
            pendingCount -= 1
            condition.signal()
            condition.unlock()
        }
    }
#endif
