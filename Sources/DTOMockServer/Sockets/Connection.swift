import DTORuntime
import Foundation

/// One connection: requests come in order, and each is answered before the next is looked at. All of it happens on the loop's thread.
// `@unchecked`, because nothing tells the compiler of threads. It is safe: what changes does so on the loop's thread, to which tasks post.
final class Connection: EventLoop.Source, @unchecked Sendable {
    /// Answers a request. It calls the writer's methods in turn, and runs in a task of its own.
    typealias Service = @Sendable (HTTPRequestHead, Data, ResponseWriter) async -> Void

    struct Timing: Sendable {
        /// In which a request must come whole.
        var request = Duration.seconds(10)
        /// In which another request must begin.
        var idle = Duration.seconds(60)
        /// In which the client must take some of what is sent.
        var write = Duration.seconds(30)
        /// In which a client that is told to go must go.
        var goodbye = Duration.seconds(1)
    }

    private enum State {
        case reading
        case answering
        /// What is left is sent, then no more is read.
        case ending
        /// All is sent; the client may still be sending, and would lose the answer to a reset (RFC 9112, section 9.6).
        case lingering
        case closed
    }

    let descriptor: Int32
    private let loop: EventLoop
    private let service: Service
    private let timing: Timing
    private let didClose: @Sendable () -> Void
    private var parser: HTTPRequestParser
    private var state = State.reading
    private var output: [UInt8] = []
    private var sent = 0
    private var waiters: [(Bool) -> Void] = []
    private var task: Task<Void, Never>?
    private var hasEnded = false
    private(set) var deadline: ContinuousClock.Instant?
    /// When the request began of which some has come.
    private var requestStart: ContinuousClock.Instant?

    /// As much as is kept of what comes while a request is answered, and of what a slow client has not taken yet.
    private static let bufferLimit = 64 << 10

    init(
        _ descriptor: Int32, loop: EventLoop, limits: HTTPLimits, timing: Timing, service: @escaping Service,
        didClose: @escaping @Sendable () -> Void
    ) {
        self.descriptor = descriptor
        self.loop = loop
        self.service = service
        self.timing = timing
        self.didClose = didClose
        parser = HTTPRequestParser(limits: limits)
        deadline = .now + timing.idle
    }

    // MARK: Source

    var wantsToRead: Bool {
        switch state {
        case .reading, .lingering: true
        case .answering: !hasEnded && ahead < Self.bufferLimit
        case .ending, .closed: false
        }
    }

    var wantsToWrite: Bool { sent < output.count }

    /// Bytes of requests that have come before their turn.
    private var ahead = 0

    func read() {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            switch SystemSockets.receive(descriptor, into: buffer) {
            case .moved(let count): take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            case .later: break
            case .ended: inputEnded()
            }
        }
    }

    func write() {
        flush()
    }

    func stop() {
        close()
    }

    func timeOut() {
        switch state {
        case .reading where parser.isWithinRequest:
            refuse(HTTPRefusal(HTTPStatus(408), "The request did not come whole in time."))
        case .reading, .lingering, .ending: close()
        case .answering: if wantsToWrite { close() } else { deadline = nil }
        case .closed: break
        }
    }

    // MARK: Requests

    private func take(_ bytes: UnsafeRawBufferPointer) {
        switch state {
        case .reading: break
        case .answering: ahead += bytes.count
        case .ending, .lingering, .closed: return
        }
        parser.append(bytes)
        proceed()
    }

    /// A client that has sent all may still read; one that is told so twice has gone.
    private func inputEnded() {
        if hasEnded { return close() }
        hasEnded = true
        switch state {
        case .answering, .ending: break
        case .reading, .lingering, .closed: close()
        }
    }

    private func proceed() {
        guard case .reading = state else { return }
        do throws(HTTPRefusal) {
            while let event = try parser.next() {
                switch event {
                case .expectsContinue: enqueue(HTTPResponseText.continued)
                case .request(let head, let body): return answer(head, body)
                }
            }
        } catch {
            return refuse(error)
        }
        ahead = 0
        if hasEnded { return end() }
        // A byte now and then does not make a request last.
        if !parser.isWithinRequest { requestStart = nil }
        let start = requestStart ?? .now
        if parser.isWithinRequest { requestStart = start }
        deadline = start + (parser.isWithinRequest ? timing.request : timing.idle)
    }

    private func answer(_ head: HTTPRequestHead, _ body: Data) {
        state = .answering
        (deadline, requestStart) = (nil, nil)
        let writer = ResponseWriter(connection: self, loop: loop)
        let service = service
        task = Task { await service(head, body, writer) }
    }

    private func refuse(_ refusal: HTTPRefusal) {
        let text = """
            HTTP/1.1 \(refusal.status.code) \(refusal.status.reason)\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: \(refusal.reason.utf8.count)\r
            Connection: close\r
            \r
            \(refusal.reason)
            """
        enqueue(Data(text.utf8))
        end()
    }

    // MARK: Answers

    /// - Parameter done: is told when there is room for more, and whether the connection is still there.
    func enqueue(_ bytes: Data, _ done: ((Bool) -> Void)? = nil) {
        if case .closed = state {
            done?(false)
            return
        }
        output.append(contentsOf: bytes)
        if let done { waiters.append(done) }
        flush()
    }

    /// The answer is whole.
    ///
    /// - Parameter keepsAlive: whether another request may come.
    func finish(keepsAlive: Bool) {
        guard case .answering = state else { return }
        task = nil
        guard keepsAlive else { return end() }
        state = .reading
        proceed()
    }

    /// Sends what is left, and ends.
    private func end() {
        state = .ending
        deadline = .now + timing.write
        flush()
    }

    private func flush() {
        while sent < output.count {
            let outcome = output.withUnsafeBytes {
                SystemSockets.send(descriptor, UnsafeRawBufferPointer(rebasing: $0[sent...]))
            }
            switch outcome {
            case .moved(let count):
                sent += count
                if case .answering = state { deadline = .now + timing.write }
            case .later: return tellWaiters()
            case .ended: return close()
            }
        }
        (output, sent) = ([], 0)
        if case .answering = state { deadline = nil }
        tellWaiters()
        if case .ending = state { linger() }
    }

    private func tellWaiters() {
        if sent > Self.bufferLimit {
            output.removeFirst(sent)
            sent = 0
        }
        guard output.count - sent < Self.bufferLimit, !waiters.isEmpty else { return }
        let told = waiters
        waiters = []
        for waiter in told { waiter(true) }
    }

    private func linger() {
        if hasEnded { return close() }
        SystemSockets.finishWriting(descriptor)
        state = .lingering
        deadline = .now + timing.goodbye
    }

    // MARK: The end

    /// - Parameter isAbrupt: whether the client sees a reset in place of an end.
    func close(isAbrupt: Bool = false) {
        if case .closed = state { return }
        state = .closed
        deadline = nil
        loop.remove(self)
        if isAbrupt { SystemSockets.reset(descriptor) } else { SystemSockets.close(descriptor) }
        task?.cancel()
        task = nil
        let told = waiters
        waiters = []
        for waiter in told { waiter(false) }
        didClose()
    }
}

/// Writes the answer to one request, from whichever task answers it.
struct ResponseWriter: Sendable {
    let connection: Connection
    let loop: EventLoop

    /// Waits until the client has taken most of what was written before.
    ///
    /// - Throws: `MockServerError.connectionClosed`, `CancellationError`.
    func write(_ bytes: Data) async throws {
        try Task.checkCancellation()
        let connection = connection
        let isOpen = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            let isPosted = loop.post { connection.enqueue(bytes) { continuation.resume(returning: $0) } }
            if !isPosted { continuation.resume(returning: false) }
        }
        if !isOpen { throw MockServerError.connectionClosed }
    }

    func finish(keepsAlive: Bool) {
        let connection = connection
        loop.post { connection.finish(keepsAlive: keepsAlive) }
    }

    /// Writes all that is left of the answer. The thread of the sockets is woken once for it, and nobody waits.
    ///
    /// - Throws: `CancellationError`.
    func finish(with bytes: Data, keepsAlive: Bool) throws {
        try Task.checkCancellation()
        let connection = connection
        loop.post {
            // The next request is looked at when the client has taken most of this answer.
            connection.enqueue(bytes) { isOpen in
                if isOpen { connection.finish(keepsAlive: keepsAlive) }
            }
        }
    }

    func close(isAbrupt: Bool) {
        let connection = connection
        loop.post { connection.close(isAbrupt: isAbrupt) }
    }
}
