import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The stack of the current thread: how much of it is free, and a deep stack for work that needs more.
///
/// A document may have 512 levels, and each level takes a part of the stack. The threads that run tasks on Apple's
/// platforms have 512 KB, which a hundred levels may fill. Code that reads or writes a value that can contain itself
/// therefore checks `mustGrow` at each level, and continues on a deep stack if necessary (`growing`). If even a deep
/// stack is nearly full (`isLow`), the value is given up.
package enum ThreadStack {
    /// The part of a large stack that is kept free for the next level and for the report of its damage. Foundation
    /// needs 128 KB for a coding path of 512 keys.
    private static let largestReserve: UInt = 192 * 1024
    /// The part above the reserve in which no new level begins if the stack can grow. A level takes less than this
    /// size.
    private static let largestMargin: UInt = 64 * 1024
    /// The size of a deep stack, which has room for 512 levels of every kind. The system allocates only the parts that
    /// are used.
    private static let deepSize: UInt = 16 * 1024 * 1024
    #if DEBUG
        /// The assumed size of a level on the stack, in bytes. No level is larger.
        private static let levelSize: UInt = 24 * 1024
    #else
        /// The assumed size of a level on the stack, in bytes. No level is larger.
        private static let levelSize: UInt = 6 * 1024
    #endif
    /// The assumed size of a level on the stack when `JSONEncoder` writes it, in bytes.
    private static let writtenLevelSize: UInt = 2 * 1024
    /// The number of bytes that 100 levels take on the stack, at least.
    private static let smallestUse: UInt = 48 * 1024

    /// Whether the stack is so full that the value must be given up.
    package static var isLow: Bool {
        @inline(never) get { isBelow(bounds.floor) }
    }

    /// Whether `growing` should read or write the next level. The value is false on a deep stack.
    package static var mustGrow: Bool {
        @inline(never) get { isBelow(bounds.growingFloor) }
    }

    /// Whether `growing` should read or write the elements of an array or dictionary. Moving to a larger stack once for
    /// all elements is faster than moving for each element.
    static var mustGrowForElements: Bool {
        @inline(never) get {
            let floor = bounds.growingFloor
            return floor != 0 && isBelow(floor + largestMargin)
        }
    }

    /// Whether `growing` should continue the work because the document has more levels than fit on the stack.
    static func mustGrow(forLevels count: Int) -> Bool {
        let bounds = bounds
        let room = here &- bounds.growingFloor
        return bounds.growingFloor != 0
            && (isBelow(bounds.growingFloor) || room < bounds.size && room / levelSize < UInt(count))
    }

    /// The greatest number of levels of a document that may become values here. Nil means that all levels that fit on
    /// the stack may become values.
    ///
    /// `JSONEncoder` writes arrays of records without calling this library. So `JSONDecoder` makes no value on a deep
    /// stack that `JSONEncoder` could not write on the caller's stack.
    static var levelLimit: Int? {
        @inline(never) get { bounds.levelLimit }
    }

    /// Whether at least as much of the stack is used as a hundred levels of a document take. If not, the document is
    /// not deep.
    static var isInUse: Bool {
        @inline(never) get {
            let bounds = bounds
            let used = bounds.highest &- here
            // The difference can be any number on the stack of a coroutine.
            return bounds.isGrown || (used > smallestUse && used < bounds.size)
        }
    }

    /// The thread for which the work is done: this thread, or the thread that waits for it.
    static var thread: Thread { bounds.thread.takeUnretainedValue() }

    private static func isBelow(_ floor: UInt) -> Bool {
        // The condition is not `here < floor` because code on another stack, such as a coroutine, may be at any
        // address.
        floor &- here < 2 * largestReserve
    }

    private static var here: UInt {
        @inline(__always) get {
            var mark: UInt8 = 0
            return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        }
    }

    /// The addresses that limit the stack of a thread, and the thread for which this thread works.
    private struct Bounds {
        var reserve: UInt
        /// The address below which the reserve begins.
        var floor: UInt
        /// The address below which no level begins, or 0 if the stack does not grow.
        var growingFloor: UInt
        var highest: UInt
        var size: UInt
        var thread: Unmanaged<Thread>
        /// Whether another thread waits for this thread.
        var isGrown = false
        var levelLimit: Int?

        init(lowest: UInt, size: UInt) {
            reserve = min(size / 8 * 3, largestReserve)
            floor = lowest + reserve
            growingFloor = size < deepSize ? floor + min(size / 8, largestMargin) : 0
            highest = lowest &+ size
            self.size = size
            // The system keeps the object as long as the thread exists.
            thread = Unmanaged.passUnretained(Thread.current)
        }

        /// The bounds of an unknown stack.
        static var unknown: Bounds { Bounds(lowest: 0, size: deepSize) }
    }

    private static var bounds: Bounds {
        if let key, let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Bounds.self).pointee }
        return newBounds()
    }

    /// The function is separate because `bounds` is read at each level of a document.
    @inline(never)
    private static func newBounds() -> Bounds {
        let bounds = measured.map { Bounds(lowest: $0.lowest, size: $0.size) } ?? .unknown
        keep(bounds)
        return bounds
    }

    private static func keep(_ bounds: Bounds) {
        guard let key else { return }
        let kept =
            pthread_getspecific(key)?.assumingMemoryBound(to: Bounds.self)
            ?? UnsafeMutablePointer<Bounds>.allocate(capacity: 1)
        kept.initialize(to: bounds)
        _ = pthread_setspecific(key, kept)
    }

    /// The key under which each thread keeps its bounds. Measuring them takes longer than decoding an object.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, { free($0) }) == 0 ? key : nil
    }()

    /// The lowest address of the stack, and its size in bytes.
    private static var measured: (lowest: UInt, size: UInt)? {
        #if canImport(Darwin)
            let highest = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            let size = UInt(pthread_get_stacksize_np(pthread_self()))
            return (highest - size, size)
        #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
            // The memory is allocated but not initialized in Swift, because each system declares the initializer in
            // another module.
            return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
                guard let attributes = attributes.baseAddress, threadAttributes(pthread_self(), attributes) == 0 else {
                    return nil
                }
                defer { _ = pthread_attr_destroy(attributes) }
                var lowest: UnsafeMutableRawPointer?
                var size = 0
                guard pthread_attr_getstack(attributes, &lowest, &size) == 0 else { return nil }
                return wholeStack(lowest: UInt(bitPattern: lowest), size: UInt(size))
            }
        #else
            return nil
        #endif
    }

    /// Returns the whole stack. For the main thread, musl gives only the part that is mapped now, without the part into
    /// which the stack can grow.
    private static func wholeStack(lowest: UInt, size: UInt) -> (lowest: UInt, size: UInt) {
        #if canImport(Musl)
            var limit = rlimit()
            guard Thread.isMainThread, getrlimit(RLIMIT_STACK, &limit) == 0 else { return (lowest, size) }
            // Linux stores the arguments and the environment above the address that musl considers the highest. The
            // arguments and the environment take up to a quarter of the limit, so three quarters remain. A limit above
            // 64 MB, or no limit, is treated as 64 MB.
            let growth = UInt(min(limit.rlim_cur, 64 * 1024 * 1024)) / 4 * 3
            let whole = max(size, growth)
            return (lowest + size - whole, whole)
        #else
            return (lowest, size)
        #endif
    }
}

// MARK: Deep stacks

extension ThreadStack {
    /// Does work on a thread with a deep stack, and waits for it. If the system cannot create the thread, this thread
    /// does the work.
    ///
    /// The caller's task-local values are not visible to the work.
    ///
    /// - Parameter isLimited: Whether `levelLimit` has a value for the work.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func growing<Value, Failure: Error>(
        isLimited: Bool = true, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var result: Result<Value, Failure>?
        withoutActuallyEscaping({ result = Result(catching: work) }) { onDeepStack(isLimited: isLimited, $0) }
        // The result always exists here, but the compiler cannot know that.
        guard let result else { return try work() }
        return try result.get()
    }

    /// Work that continues on a deep stack, with the bounds of the stack from which it comes.
    private final class Work {
        private let body: () -> Void
        private let origin: Bounds
        private let isLimited: Bool

        init(_ body: @escaping () -> Void, for origin: Bounds, isLimited: Bool) {
            self.body = body
            self.origin = origin
            self.isLimited = isLimited
        }

        func run() {
            var bounds = measured.map { Bounds(lowest: $0.lowest, size: $0.size) } ?? .unknown
            bounds.thread = origin.thread
            bounds.isGrown = true
            bounds.levelLimit = isLimited ? Int((origin.size - origin.reserve) / writtenLevelSize) : nil
            bounds.growingFloor = 0
            keep(bounds)
            body()
        }
    }

    private static func onDeepStack(isLimited: Bool, _ body: @escaping () -> Void) {
        let work = Unmanaged.passRetained(Work(body, for: bounds, isLimited: isLimited))
        // The memory is allocated but not initialized in Swift, because each system declares the initializer in another
        // module.
        let thread = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes -> pthread_t? in
            guard let attributes = attributes.baseAddress, pthread_attr_init(attributes) == 0 else { return nil }
            defer { pthread_attr_destroy(attributes) }
            #if canImport(Darwin)
                // The caller waits, so the work has the caller's priority.
                pthread_attr_set_qos_class_np(attributes, qos_class_self(), 0)
            #endif
            #if canImport(Darwin) || canImport(Musl)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            guard pthread_attr_setstacksize(attributes, Int(deepSize)) == 0,
                pthread_create(&thread, attributes, main, work.toOpaque()) == 0
            else { return nil }
            return thread
        }
        if let thread {
            pthread_join(thread, nil)
        } else {
            work.release()
            body()
        }
    }

    #if canImport(Darwin)
        private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }
    #else
        private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
            return nil
        }
    #endif
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
    // The function is declared by its symbol because the headers declare it only to C programs with `_GNU_SOURCE`.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

extension Decoder {
    /// Throws an error if the value is so deep that decoding it might overflow the stack. In this case, the value that
    /// contains it is replaced in part.
    @inline(__always)
    func requireStack() throws {
        if ThreadStack.isLow || isBeyondLevelLimit() { try throwNestingError() }
    }

    /// Whether the value is deeper in its document than `ThreadStack.levelLimit` allows.
    ///
    /// - Parameter reserve: The number of levels that are kept free.
    @inline(never)
    func isBeyondLevelLimit(keeping reserve: Int = 0) -> Bool {
        ThreadStack.levelLimit.map { codingPath.count > $0 - reserve } ?? false
    }

    @inline(never)
    private func throwNestingError() throws {
        throw nestingError
    }

    /// The error of a value that is nested too deep.
    var nestingError: DecodingError {
        .dataCorrupted(
            .init(
                codingPath: codingPath, debugDescription: "The value is nested too deep for the thread's stack.")
        )
    }
}
