#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs work on a thread with a stack deep enough for the deepest document that the limits let through.
///
/// The main thread's stack is whatever the shell allows, often 8 MiB; schemas may refer to each other through a thousand others. The memory is
/// reserved, not used, until something needs it.
enum DeepStack {
    private static let size = 512 << 20

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
        }
    }

    static func run(_ body: @escaping () -> Void) {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        pthread_attr_init(attributes)
        defer { pthread_attr_destroy(attributes) }
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let isReady =
            pthread_attr_setstacksize(attributes, size) == 0
            && pthread_create(&thread, attributes, start, work.toOpaque()) == 0
        guard isReady else {
            // Without such a thread the work is done here, as deep as this stack goes.
            work.takeRetainedValue().body()
            return
        }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }

    #if canImport(Darwin)
        private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            return nil
        }
    #else
        private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
            return nil
        }
    #endif
}
