/// Runs work on a thread whose stack is deep enough for every document within the limits.
///
/// The main thread's stack has the size that the shell allows, often 8 MiB. This stack is too small for functions that
/// recurse through a chain of a thousand schemas. The system assigns memory to the stack only where it is used.
public enum DeepStack {
    private static let size = 512 << 20

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }
    }

    /// Runs work on a thread with a deep stack, and waits for its end.
    public static func run(_ body: @escaping () -> Void) {
        // If the system has no more threads, this thread does the work on its own stack.
        if let thread = start(body) { thread.join() } else { body() }
    }

    /// Returns the result of work on a thread with a deep stack. The calling thread waits.
    public static func result<Result>(of body: @escaping () -> Result) -> Result {
        var result: Result?
        run { result = body() }
        // The result always exists here, but the compiler cannot know that.
        return result ?? body()
    }

    /// Runs one closure on several threads at once. The calling thread is one of them and must have a deep stack. If
    /// the system has no more threads, fewer threads run it.
    ///
    /// - Parameter body: The closure. It receives the number of its thread.
    public static func run(threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let others = (1..<max(1, threads)).compactMap { number in start { body(number) } }
        body(0)
        for thread in others { thread.join() }
    }

    /// A running thread.
    public struct Thread {
        fileprivate let handle: pthread_t

        /// Waits for the end of the thread.
        public func join() {
            pthread_join(handle, nil)
        }

        /// Lets the thread end by itself. `join` must not be called after that.
        public func detach() {
            pthread_detach(handle)
        }
    }

    /// Starts work on a new thread with a deep stack.
    ///
    /// - Returns: Nil if the system has no more threads. The work is not done then.
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
