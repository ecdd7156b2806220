import DTORuntime
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request and its response. The callbacks of `URLSession` write the response, and a Swift task reads it.
///
/// If the server is faster than the reader, the data must not fill the memory. On Apple platforms, the `URLSessionTask`
/// is suspended. On Linux, a resumed `URLSessionTask` would send its request again, and all sessions share a thread
/// that must not be blocked. So the data is written to a file on Linux.
final class Exchange: Sendable {
    private let state = Guarded(State())

    /// The number of bytes in memory above which the task is suspended. On Linux, further data is written to a file.
    private static let highWater = 1 << 17

    fileprivate struct State {
        var task: URLSessionTask?
        var response: HTTPURLResponse?
        var pieces: [Data] = []
        var size = 0
        #if canImport(FoundationNetworking)
            var spill: SpillFile?
        #else
            var isHeld = false
        #endif
        /// Whether `URLSession` waits for the decision about a redirect.
        var isRedirecting = false
        /// The task that is cancelled as soon as the redirect is decided.
        var postponed: URLSessionTask?
        var hasEnded = false
        var error: (any Error)?
        /// The Swift tasks that wait for the response or a piece of its body: usually one task. Several tasks receive
        /// different pieces.
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    /// The file that is sent, which must exist until the end of the request.
    let upload: UploadFile?
    private let onSent: (@Sendable (Int64, Int64?) -> Void)?

    /// - Parameter onSent: Receives the number of bytes of the body that have been sent, and the size of the body or
    ///   nil.
    init(_ upload: UploadFile? = nil, onSent: (@Sendable (Int64, Int64?) -> Void)? = nil) {
        (self.upload, self.onSent) = (upload, onSent)
    }

    func start(_ task: URLSessionTask) {
        state.withLock { $0.task = task }
    }

    // MARK: Calls of the session

    /// Reports the number of bytes of the body that have been sent.
    ///
    /// - Parameter total: The size of the body. `URLSession` passes -1 if the size is unknown.
    func sent(_ count: Int64, of total: Int64) {
        onSent?(count, upload?.size ?? (total < 0 ? nil : total))
    }

    func receive(_ response: HTTPURLResponse) {
        endRedirect()
        wake { if $0.response == nil { $0.response = response } }
    }

    func receive(_ data: Data) {
        wake { state in
            guard !state.hasEnded, !data.isEmpty else { return }
            do {
                try state.add(data, limit: Self.highWater)
            } catch {
                state.hasEnded = true
                state.error = error
            }
        }
    }

    /// Ends the exchange, with an error if the response is not complete.
    ///
    /// - Parameter response: The response, which is used if no response was received before.
    func end(_ error: (any Error)?, _ response: HTTPURLResponse? = nil) {
        endRedirect()
        wake { $0.end(error, response) }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    // MARK: Redirects

    /// Begins a redirect. On Linux, Foundation ends the process if a `URLSessionTask` is cancelled between a redirect
    /// and the decision about it. So a cancelled task gets no decision, and a task is not cancelled before its
    /// decision.
    ///
    /// - Returns: Whether to send the decision.
    func beginRedirect() -> Bool {
        state.withLock { state in
            guard state.task != nil else { return false }
            state.isRedirecting = true
            return true
        }
    }

    private func endRedirect() {
        let task = state.withLock { state in
            state.isRedirecting = false
            defer { state.postponed = nil }
            return state.postponed
        }
        if let task { Self.cancelling.async { task.cancel() } }
    }

    // MARK: Calls of the reading task

    func cancel() {
        let task = state.withLock { state -> URLSessionTask? in
            defer { state.task = nil }
            guard state.isRedirecting else { return state.task }
            state.postponed = state.task ?? state.postponed
            return nil
        }
        // Swift holds a lock of the cancelled Swift task here. A callback of `URLSession` may wait for this lock, and
        // `cancel` waits for the callback. So a cancellation on this thread could be a deadlock.
        if let task { Self.cancelling.async { task.cancel() } }
        wake { $0.end(CancellationError()) }
    }

    private static let cancelling = DispatchQueue(label: "DTOClient.cancelling")

    /// Returns the status and the headers as soon as they have arrived.
    ///
    /// - Throws: The error that ended the exchange before the response.
    func head() async throws -> HTTPURLResponse {
        while true {
            let found: (HTTPURLResponse?, Bool, (any Error)?) = state.withLock {
                ($0.response, $0.hasEnded, $0.error)
            }
            if let response = found.0 { return response }
            if found.1 { throw found.2 ?? URLError(.networkConnectionLost) }
            await wait { $0.response != nil || $0.hasEnded }
        }
    }

    /// Returns the next bytes, or nil at the end.
    func next() async throws -> Data? {
        while true {
            let found: (data: Data?, hasEnded: Bool, error: (any Error)?) = try state.withLock { state in
                if let data = try state.take() { return (data, false, nil) }
                return (nil, state.hasEnded, state.error)
            }
            if let data = found.data { return data }
            if let error = found.error { throw error }
            if found.hasEnded { return nil }
            await wait { $0.hasPieces || $0.hasEnded }
        }
    }

    private func wait(until isReady: @Sendable (State) -> Bool) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if isReady(state) { return true }
                    state.waiting.append(continuation)
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
    }
}

extension Exchange.State {
    fileprivate mutating func end(_ error: (any Error)?, _ response: HTTPURLResponse? = nil) {
        guard !hasEnded else { return }
        if self.response == nil, error == nil { self.response = response }
        hasEnded = true
        self.error = error
        task = nil
    }

    fileprivate var hasPieces: Bool {
        #if canImport(FoundationNetworking)
            !pieces.isEmpty || spill?.isEmpty == false
        #else
            !pieces.isEmpty
        #endif
    }

    /// Adds the next bytes of the body.
    ///
    /// - Parameter limit: The number of bytes in memory above which the task is suspended or data is written to a file.
    fileprivate mutating func add(_ data: Data, limit: Int) throws {
        #if canImport(FoundationNetworking)
            // While the file contains unread data, all data is written to the file, so that the order is kept.
            if size + data.count > limit || spill?.isEmpty == false {
                let file = try spill ?? SpillFile()
                spill = file
                return try file.append(data)
            }
        #endif
        pieces.append(data)
        size += data.count
        #if !canImport(FoundationNetworking)
            if size > limit, !isHeld {
                isHeld = true
                task?.suspend()
            }
        #endif
    }

    /// Returns the next bytes, or nil if no bytes have arrived yet.
    fileprivate mutating func take() throws -> Data? {
        guard !pieces.isEmpty else {
            #if canImport(FoundationNetworking)
                return try spill?.next()
            #else
                return nil
            #endif
        }
        // `joined()` would be slow, because it copies single bytes.
        let data = pieces.count == 1 ? pieces[0] : pieces.reduce(into: Data(capacity: size)) { $0.append($1) }
        pieces = []
        size = 0
        #if !canImport(FoundationNetworking)
            if isHeld {
                isHeld = false
                task?.resume()
            }
        #endif
        return data
    }
}

/// Reads the body of an exchange. When the reader is released, the request is cancelled.
final class BodyReader: Sendable {
    private let exchange: Exchange

    init(_ exchange: Exchange) {
        self.exchange = exchange
    }

    deinit {
        exchange.cancel()
    }

    func next() async throws -> Data? {
        try await exchange.next()
    }
}
