#if canImport(FoundationNetworking)
    import Foundation

    /// The queue for the callbacks of `URLSession` on Linux. If too many callbacks are waiting, the session must wait
    /// before it adds another callback.
    ///
    /// The session can read faster than the queue runs callbacks. Without a limit, the waiting data would fill the
    /// memory. A callback must not wait for the session.
    // The class is `@unchecked Sendable`, because the compiler requires this of a subclass of `OperationQueue`. The class
    // is safe, because every access to `pendingCount` holds the condition, and the other properties never change.
    final class CallbackQueue: OperationQueue, @unchecked Sendable {
        private let condition = NSCondition()
        private var pendingCount = 0
        // A separate dispatch queue gets a thread even if all shared threads are busy. The property retains the queue,
        // because the superclass does not.
        private let callbacks = DispatchQueue(label: "DTOClient.callbacks")
        /// The greatest number of callbacks that wait or run. Most callbacks hold 16 KB of a response body.
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
