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

/// The stack of the thread that asks: how much of it is left, and another one where that is too little.
///
/// A document may nest 512 levels deep, and each level takes a part of the stack. The threads that run tasks on Apple's platforms have 512 KB,
/// which a hundred levels may fill. So whatever reads or writes a value that may contain itself asks `mustGrow` at each level, and goes on
/// with a deep stack where it has to (`growing`). A deep stack ends too: where even that is low, `isLow`, the value is given up.
package enum ThreadStack {
    /// The part of a large stack that is kept free: for the level that is decoded next, and for the report of its damage. Foundation needs
    /// 128 KB for a coding path of 512 keys.
    private static let largestReserve: UInt = 192 * 1024
    /// The part above the reserve in which no new level begins where the stack can grow. A level takes less.
    private static let largestMargin: UInt = 64 * 1024
    /// The size of a deep stack, which has room for 512 levels of every kind. The system gives memory to the parts that are used.
    private static let deepSize: UInt = 16 * 1024 * 1024
    #if DEBUG
        /// The part of the stack that a level takes at most.
        private static let levelSize: UInt = 24 * 1024
    #else
        /// The part of the stack that a level takes at most.
        private static let levelSize: UInt = 6 * 1024
    #endif
    /// The part of the stack that a level takes at most when `JSONEncoder` writes it.
    private static let writtenLevelSize: UInt = 2 * 1024
    /// The part that a hundred levels take at least.
    private static let smallestUse: UInt = 48 * 1024

    /// Whether so little is left that the value has to be given up.
    package static var isLow: Bool {
        @inline(never) get { isBelow(bounds.floor) }
    }

    /// Whether the next level should be read or written by `growing`. It is false on a deep stack.
    package static var mustGrow: Bool {
        @inline(never) get { isBelow(bounds.growingFloor) }
    }

    /// Whether the elements of an array or a dictionary should be read or written by `growing`. There may be many, so they go together, before
    /// each of them needs a stack of its own.
    static var mustGrowForElements: Bool {
        @inline(never) get {
            let floor = bounds.growingFloor
            return floor != 0 && isBelow(floor + largestMargin)
        }
    }

    /// Whether the work should go on by `growing`, because a document has more levels than the stack has room for.
    static func mustGrow(forLevels count: Int) -> Bool {
        let bounds = bounds
        let room = here &- bounds.growingFloor
        return bounds.growingFloor != 0
            && (isBelow(bounds.growingFloor) || room < bounds.size && room / levelSize < UInt(count))
    }

    /// How many levels of a document may become values here; nil: as many as the stack has room for.
    ///
    /// `JSONEncoder` writes arrays of records without a call into this library. So a decoder of others makes no value on a deep stack that
    /// `JSONEncoder` could not write on the stack of the caller.
    static var levelLimit: Int? {
        @inline(never) get { bounds.levelLimit }
    }

    /// Whether so much is in use as a hundred levels of a document take at least. Where it is not, the document is not deep here.
    static var isInUse: Bool {
        @inline(never) get {
            let bounds = bounds
            let used = bounds.highest &- here
            // On a stack that a coroutine made the difference is anything.
            return bounds.isGrown || (used > smallestUse && used < bounds.size)
        }
    }

    /// The thread whose work is done: this one, or the one that waits for it.
    static var thread: Thread { bounds.thread.takeUnretainedValue() }

    private static func isBelow(_ floor: UInt) -> Bool {
        // Not `here < floor`: code that runs on a stack of its own making, as coroutines do, may be anywhere.
        floor &- here < 2 * largestReserve
    }

    private static var here: UInt {
        @inline(__always) get {
            var mark: UInt8 = 0
            return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        }
    }

    private struct Bounds {
        var reserve: UInt
        /// The address below which the reserve begins.
        var floor: UInt
        /// The address below which no level begins; 0 where the stack does not grow.
        var growingFloor: UInt
        var highest: UInt
        var size: UInt
        var thread: Unmanaged<Thread>
        /// Whether another thread waits for this one.
        var isGrown = false
        var levelLimit: Int?

        init(lowest: UInt, size: UInt) {
            reserve = min(size / 8 * 3, largestReserve)
            floor = lowest + reserve
            growingFloor = size < deepSize ? floor + min(size / 8, largestMargin) : 0
            highest = lowest &+ size
            self.size = size
            // The system keeps it as long as the thread lives.
            thread = Unmanaged.passUnretained(Thread.current)
        }

        /// The bounds of an unknown stack.
        static var unknown: Bounds { Bounds(lowest: 0, size: deepSize) }
    }

    private static var bounds: Bounds {
        if let key, let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Bounds.self).pointee }
        return newBounds()
    }

    /// A function of its own, since the other is asked at each level of a document.
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

    /// Under which each thread keeps its bounds as long as it lives: to measure them takes longer than to decode an object.
    private static let key: pthread_key_t? = {
        var key = pthread_key_t()
        return pthread_key_create(&key, { free($0) }) == 0 ? key : nil
    }()

    /// The lowest address of the stack, and how many bytes it has.
    private static var measured: (lowest: UInt, size: UInt)? {
        #if canImport(Darwin)
            let highest = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            let size = UInt(pthread_get_stacksize_np(pthread_self()))
            return (highest - size, size)
        #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
            // Allocated rather than initialised, since which module declares the initialiser differs from system to system.
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

    /// musl says of the main thread's stack what is mapped at the moment, not how far it may grow.
    private static func wholeStack(lowest: UInt, size: UInt) -> (lowest: UInt, size: UInt) {
        #if canImport(Musl)
            var limit = rlimit()
            guard Thread.isMainThread, getrlimit(RLIMIT_STACK, &limit) == 0 else { return (lowest, size) }
            // Above what musl takes for the highest address Linux keeps the arguments and the environment, up to a quarter of the limit. There may be no
            // limit; then as much is free as Linux leaves below the stack at least.
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
    /// Does work on a thread with a deep stack, and waits for it. Where the system has no thread for it, this thread does it.
    ///
    /// Task-local values of the caller are not visible to the work.
    ///
    /// - Parameter isLimited: Whether `levelLimit` has a value for the work.
    @inline(never)
    package static func growing<Value, Failure: Error>(
        isLimited: Bool = true, _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        var result: Result<Value, Failure>?
        withoutActuallyEscaping({ result = Result(catching: work) }) { onDeepStack(isLimited: isLimited, $0) }
        // There is a result, but the compiler cannot see that.
        guard let result else { return try work() }
        return try result.get()
    }

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
        // Allocated rather than initialised, since which module declares the initialiser differs from system to system.
        let thread = withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes -> pthread_t? in
            guard let attributes = attributes.baseAddress, pthread_attr_init(attributes) == 0 else { return nil }
            defer { pthread_attr_destroy(attributes) }
            #if canImport(Darwin)
                // The caller waits, so the work is as urgent as the caller.
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
    // By its symbol, since the headers declare it to C programs with `_GNU_SOURCE` only.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

extension Decoder {
    /// Throws where the value nests so deep that decoding it might overflow the stack, so that what contains it degrades instead.
    @inline(__always)
    func requireStack() throws {
        if ThreadStack.isLow || isBeyondLevelLimit() { try throwNestingError() }
    }

    /// Whether the value is deeper in its document than `ThreadStack.levelLimit` allows.
    ///
    /// - Parameter reserve: How many levels are kept free.
    @inline(never)
    func isBeyondLevelLimit(keeping reserve: Int = 0) -> Bool {
        ThreadStack.levelLimit.map { codingPath.count > $0 - reserve } ?? false
    }

    @inline(never)
    private func throwNestingError() throws {
        throw nestingError
    }

    /// The error of a value that is too deep.
    var nestingError: DecodingError {
        .dataCorrupted(
            .init(
                codingPath: codingPath, debugDescription: "The value is nested deeper than the thread's stack reaches.")
        )
    }
}
