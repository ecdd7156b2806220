import Foundation

/// Waits for many sockets on its own thread, so that no thread of Swift's pool ever waits.
///
/// Other threads post closures, which run on the loop's thread.
// The class is `@unchecked Sendable`, because the compiler does not know which thread uses which property. Each access
// to the posted closures holds the lock, and only the loop's thread uses the other properties.
final class EventLoop: @unchecked Sendable {
    /// A socket or pipe for which the loop waits. The loop's thread calls all methods.
    protocol Source: AnyObject {
        var descriptor: Int32 { get }
        var wantsToRead: Bool { get }
        var wantsToWrite: Bool { get }
        /// The time at which `timeOut` is called, or nil if it is not called.
        var deadline: ContinuousClock.Instant? { get }
        func read()
        func write()
        func timeOut()
        /// Handles the end of the loop.
        func stop()
    }

    private let lock = NSLock()
    private var posted: [() -> Void] = []
    private var isStopped = false
    private var hasEnded = false
    /// The closures that are called after the end of the loop.
    private var waiting: [() -> Void] = []
    /// The write end of the pipe. `post` and `stop` write a byte to end the wait.
    private let wakeEnd: Int32
    /// The read end of the pipe, which the loop reads.
    private let waitEnd: Int32
    // Only the loop's thread uses this property.
    private var sources: [Int32: any Source] = [:]

    init() throws(SocketError) {
        (waitEnd, wakeEnd) = try SystemSockets.pipe()
        let thread = Thread { [self] in run() }
        thread.name = "DTOMockServer"
        thread.start()
    }

    /// - Returns: Whether the closure will run. The closure does not run if the loop has been stopped.
    @discardableResult
    func post(_ body: @escaping @Sendable () -> Void) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        if isStopped { return false }
        posted.append(body)
        if posted.count == 1 { wake() }
        return true
    }

    /// Ends the loop after the closures that have been posted.
    ///
    /// - Parameter done: The closure that is called when all sockets are closed.
    func stop(_ done: (@Sendable () -> Void)? = nil) {
        lock.lock()
        if hasEnded {
            lock.unlock()
            done?()
            return
        }
        defer { lock.unlock() }
        if let done { waiting.append(done) }
        if isStopped { return }
        isStopped = true
        wake()
    }

    private func wake() {
        SystemSockets.signal(wakeEnd)
    }

    // MARK: On the loop's thread

    func add(_ source: any Source) {
        sources[source.descriptor] = source
    }

    func remove(_ source: any Source) {
        sources[source.descriptor] = nil
    }

    private func run() {
        while true {
            let (bodies, ends) = takePosted()
            for body in bodies { body() }
            if ends { break }
            turn()
        }
        for source in Array(sources.values) { source.stop() }
        sources = [:]
        SystemSockets.close(waitEnd)
        SystemSockets.close(wakeEnd)
        for done in ended() { done() }
    }

    private func ended() -> [() -> Void] {
        lock.lock()
        defer { lock.unlock() }
        defer { waiting = [] }
        hasEnded = true
        return waiting
    }

    private func takePosted() -> (bodies: [() -> Void], ends: Bool) {
        lock.lock()
        defer { lock.unlock() }
        defer { posted = [] }
        return (posted, isStopped)
    }

    private func turn() {
        var waiting = [PollEntry(waitEnd, reads: true)]
        waiting.reserveCapacity(sources.count + 1)
        var deadline: ContinuousClock.Instant?
        for source in sources.values {
            waiting.append(PollEntry(source.descriptor, reads: source.wantsToRead, writes: source.wantsToWrite))
            if let next = source.deadline { deadline = min(deadline ?? next, next) }
        }
        if SystemSockets.poll(&waiting, milliseconds: Self.milliseconds(until: deadline)) { serve(waiting) }
        expire()
    }

    private func serve(_ waiting: [PollEntry]) {
        if waiting[0].isReadable { SystemSockets.drain(waitEnd) }
        for entry in waiting.dropFirst() where entry.isReadable || entry.isWritable {
            // A source that was served before may have removed this source.
            guard let source = sources[entry.descriptor] else { continue }
            if entry.isWritable { source.write() }
            guard sources[entry.descriptor] === source else { continue }
            if entry.isReadable { source.read() }
        }
    }

    private func expire() {
        let now = ContinuousClock.now
        for source in Array(sources.values) {
            if let deadline = source.deadline, deadline <= now { source.timeOut() }
        }
    }

    /// The time until the deadline in milliseconds, rounded up so that the loop does not wake too early. -1 means that
    /// there is no deadline.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let (seconds, attoseconds) = (deadline - .now).components
        let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1
        return Int32(clamping: max(0, milliseconds))
    }
}
