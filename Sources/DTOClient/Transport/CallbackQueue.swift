#if canImport(FoundationNetworking)
    import Foundation

    /// The queue of a session's callbacks on Linux, which makes the session wait before it adds too many.
    ///
    /// The session reads faster than a queue calls back, and without a limit what it has read would fill the memory. Callbacks must not
    /// wait for the session.
    // `@unchecked`, as the class above is. The condition is held for each look at the value.
    final class CallbackQueue: OperationQueue, @unchecked Sendable {
        private let condition = NSCondition()
        private var pendingCount = 0
        // A queue of its own has a thread, also where all of those that Swift and Dispatch share are busy. The superclass does not keep it.
        private let callbacks = DispatchQueue(label: "DTOClient.callbacks")
        /// The most callbacks that wait to be called, most of them with a piece of 16 KB.
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
