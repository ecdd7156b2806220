/// Runs work on a thread with a stack deep enough for the deepest document that the limits let through.
///
/// The main thread's stack is whatever the shell allows, often 8 MiB; schemas may refer to each other through a thousand others. The memory is
/// reserved, not used, until something needs it.
public enum DeepStack {
    private static let size = 512 << 20

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }
    }

    public static func run(_ body: @escaping () -> Void) {
        // Without such a thread the work is done here, as deep as this stack goes.
        if let thread = start(body) { thread.join() } else { body() }
    }

    /// The result of work on a thread of its own, for which this one waits.
    public static func result<Result>(of body: @escaping () -> Result) -> Result {
        var result: Result?
        run { result = body() }
        // It is there: the compiler cannot see that.
        return result ?? body()
    }

    /// The same work on several threads at once, the caller's among them, which has such a stack already. Where the system has no more
    /// threads, fewer do it.
    ///
    /// - Parameter body: takes the number of its thread.
    public static func run(threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let others = (1..<max(1, threads)).compactMap { number in start { body(number) } }
        body(0)
        for thread in others { thread.join() }
    }

    /// Work that goes on.
    public struct Thread {
        fileprivate let handle: pthread_t

        /// Waits for its end.
        public func join() {
            pthread_join(handle, nil)
        }

        /// Lets it end by itself. Nobody joins it after that.
        public func detach() {
            pthread_detach(handle)
        }
    }

    /// - Returns: nil where the system has no more threads: nothing is done.
    public static func start(_ body: @escaping () -> Void) -> Thread? {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        pthread_attr_init(attributes)
        defer { pthread_attr_destroy(attributes) }
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin) || canImport(Musl)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let isRunning =
            pthread_attr_setstacksize(attributes, size) == 0
            && pthread_create(&thread, attributes, main, work.toOpaque()) == 0
        let handle: pthread_t? = thread
        if isRunning, let handle { return Thread(handle: handle) }
        work.release()
        return nil
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
            return nil
        }
    #endif
}
