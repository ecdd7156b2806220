import Foundation

/// A connection of a client. The next request is parsed after the response to the request before it. All code of the
/// connection runs on the loop's thread.
// The class is `@unchecked Sendable`, because the compiler does not know about the loop's thread. The class is safe,
// because only that thread changes the state, and tasks post closures to that thread.
final class Connection: EventLoop.Source, @unchecked Sendable {
    /// Responds to a request. The function runs in its own task, and calls the methods of the writer one after the
    /// other.
    typealias Service = @Sendable (HTTPRequestHead, Data, ResponseWriter) async -> Void

    /// Returns the response to bytes that are not a valid request.
    typealias Refused = @Sendable (HTTPRefusal) -> MockHTTPResponse

    struct Timing: Sendable {
        /// The time in which a complete request must arrive.
        var request = Duration.seconds(10)
        /// The time in which another request must begin.
        var idle = Duration.seconds(60)
        /// The time in which the client must receive some of the bytes.
        var write = Duration.seconds(30)
        /// The time in which the client must close the connection after the server has ended its side.
        var goodbye = Duration.seconds(1)
    }

    private enum State {
        case reading
        case answering
        /// The remaining bytes are sent, and no more requests are read.
        case ending
        /// All bytes are sent. The client may still be sending, and a reset would destroy the response (RFC 9112
        /// section 9.6).
        case lingering
        case closed
    }

    let descriptor: Int32
    private let loop: EventLoop
    private let service: Service
    private let refused: Refused
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
    /// The time at which the current request began.
    private var requestStart: ContinuousClock.Instant?

    /// The greatest number of bytes that are kept of requests that arrive during a response, and of responses that a
    /// slow client has not received.
    private static let bufferLimit = 64 << 10

    init(
        _ descriptor: Int32, loop: EventLoop, limits: HTTPLimits, timing: Timing, service: @escaping Service,
        refused: @escaping Refused, didClose: @escaping @Sendable () -> Void
    ) {
        self.descriptor = descriptor
        self.loop = loop
        self.service = service
        self.refused = refused
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

    /// The number of bytes that have arrived during a response.
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
            refuse(parser.placed(HTTPRefusal(HTTPStatus(408), "The request was not complete in time.")))
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

    /// Handles the end of the client's input. The client may still read a response. A second end means that the client
    /// is gone.
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
        // The time limit begins with the request, so that single bytes do not extend it.
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
        let text = HTTPResponseText(refused(refusal), to: .refused)
        enqueue(text.whole ?? text.head)
        end()
    }

    // MARK: Answers

    /// - Parameter done: The closure that is called with true when there is room for more bytes, or with false when the
    ///   connection is closed.
    func enqueue(_ bytes: Data, _ done: ((Bool) -> Void)? = nil) {
        if case .closed = state {
            done?(false)
            return
        }
        output.append(contentsOf: bytes)
        if let done { waiters.append(done) }
        flush()
    }

    /// Ends the response.
    ///
    /// - Parameter keepsAlive: Whether another request may follow on the connection.
    func finish(keepsAlive: Bool) {
        guard case .answering = state else { return }
        task = nil
        guard keepsAlive else { return end() }
        state = .reading
        proceed()
    }

    /// Sends the remaining bytes, and ends the connection.
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

    /// - Parameter isAbrupt: Whether the client sees a reset in place of a regular end.
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

/// Writes the response to a request, from the task of the service.
struct ResponseWriter: Sendable {
    let connection: Connection
    let loop: EventLoop

    /// Writes bytes. The function returns when fewer than 64 KiB are left to send.
    ///
    /// - Throws: `MockServerError.connectionClosed`, or `CancellationError`.
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

    /// Writes the rest of the response and ends it. The function wakes the loop's thread only once, and does not wait.
    ///
    /// - Throws: `CancellationError`.
    func finish(with bytes: Data, keepsAlive: Bool) throws {
        try Task.checkCancellation()
        let connection = connection
        loop.post {
            // The next request is parsed when most of this response has been sent.
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
