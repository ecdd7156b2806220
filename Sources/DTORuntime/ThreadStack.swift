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

/// How much is left of the stack of the thread that asks.
///
/// A document may nest 512 levels deep with `JSONDecoder`, and deeper with others, and each level takes a part of the stack. The threads that run
/// tasks on Apple's platforms have 512 KB. So whatever decodes values that may contain themselves asks here before it goes a level deeper.
enum ThreadStack {
    /// What is kept free of a large stack: for the level that is decoded next, and for what is made of its damage. A coding path of 512 keys alone
    /// takes Foundation 128 KB.
    private static let largestReserve: UInt = 192 * 1024
    /// What a level of a value takes at most that `JSONEncoder` writes.
    private static let writtenLevel: UInt = 2 * 1024

    /// What a hundred levels take at least.
    private static let smallestUse: UInt = 48 * 1024

    /// Whether so little is left that nothing that may nest should be decoded any more.
    static var isLow: Bool {
        @inline(never) get { isBelow(bounds.floor) }
    }

    /// Whether no union should be decoded any more. Unions give up before all else does, since they keep what they do not decode.
    static var isLowForUnions: Bool {
        @inline(never) get { isBelow(bounds.unionFloor) }
    }

    /// Whether so much is in use as a hundred levels of a document take at least. Where it is not, nothing stands deep.
    static var isInUse: Bool {
        @inline(never) get {
            let bounds = bounds
            let used = bounds.highest &- here
            // On a stack that somebody else made the difference is anything.
            return used > smallestUse && used < bounds.size
        }
    }

    private static func isBelow(_ floor: UInt) -> Bool {
        // Not `here < floor`: code that runs on a stack of its own making, as coroutines do, stands anywhere.
        floor &- here < 2 * largestReserve
    }

    private static var here: UInt {
        @inline(__always) get {
            var mark: UInt8 = 0
            return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        }
    }

    /// How many levels of a value can be written on this thread.
    static var levelCount: Int {
        Int(bounds.usableSize / writtenLevel)
    }

    private struct Bounds {
        /// The address below which the reserve begins.
        let floor: UInt
        /// The same for unions: there is room for a record, an array in it and what is in that.
        let unionFloor: UInt
        let usableSize: UInt
        let highest: UInt
        let size: UInt

        init(lowest: UInt, size: UInt) {
            let reserve = min(size / 8 * 3, largestReserve)
            floor = lowest + reserve
            unionFloor = floor + reserve / 5
            usableSize = size - reserve
            highest = lowest &+ size
            self.size = size
        }

        /// The bounds of an unknown stack.
        static let unknown = Bounds(lowest: 0, size: 8 * 1024 * 1024)
    }

    private static var bounds: Bounds {
        if let key, let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Bounds.self).pointee }
        return newBounds()
    }

    /// A function of its own, since the other is asked at each level of a document.
    @inline(never)
    private static func newBounds() -> Bounds {
        let bounds = measured.map { Bounds(lowest: $0.lowest, size: $0.size) } ?? .unknown
        guard let key else { return bounds }
        let kept = UnsafeMutablePointer<Bounds>.allocate(capacity: 1)
        kept.initialize(to: bounds)
        _ = pthread_setspecific(key, kept)
        return bounds
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

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
    // By its symbol, since the headers declare it to C programs with `_GNU_SOURCE` only.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

extension Decoder {
    /// Throws where the value nests so deep that decoding it might overflow the stack, so that what contains it degrades instead.
    @inline(__always)
    func requireStack() throws {
        if ThreadStack.isLow { try throwNestingError() }
    }

    @inline(never)
    private func throwNestingError() throws {
        throw nestingError
    }

    /// What makes a value unusable that stands too deep.
    var nestingError: DecodingError {
        .dataCorrupted(
            .init(
                codingPath: codingPath, debugDescription: "The value is nested deeper than the thread's stack reaches.")
        )
    }
}
