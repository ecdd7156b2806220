import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request and its answer: what the session's thread gives and a task takes.
final class Exchange: Sendable {
    private let state = Guarded(State())

    /// The number of bytes that may wait to be read before the connection is held.
    private static let highWater = 1 << 20

    private struct State {
        var task: URLSessionTask?
        var response: HTTPURLResponse?
        var pieces: [Data] = []
        var size = 0
        var isHeld = false
        var hasEnded = false
        var error: (any Error)?
        /// The task that waits for the head or for a piece.
        var waiting: CheckedContinuation<Void, Never>?
    }

    func start(_ task: URLSessionTask) {
        state.withLock { $0.task = task }
    }

    // MARK: What the session says

    func receive(_ response: HTTPURLResponse) {
        wake { if $0.response == nil { $0.response = response } }
    }

    func receive(_ data: Data) {
        wake { state in
            guard !state.hasEnded, !data.isEmpty else { return }
            state.pieces.append(data)
            state.size += data.count
            if state.size > Self.highWater, !state.isHeld {
                state.isHeld = true
                state.task?.suspend()
            }
        }
    }

    /// - Parameter response: the head, where nothing else has told of it.
    func end(_ error: (any Error)?, _ response: HTTPURLResponse? = nil) {
        wake { state in
            guard !state.hasEnded else { return }
            if state.response == nil, error == nil { state.response = response }
            state.hasEnded = true
            state.error = error
            state.task = nil
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }

    // MARK: What a task takes

    func cancel() {
        let task = state.withLock { state in
            defer { state.task = nil }
            return state.task
        }
        // This is done outside of the lock, as the session may call back at once.
        task?.cancel()
        end(CancellationError())
    }

    /// - Throws: what ended the exchange before there was an answer.
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

    /// The next bytes; nil at the end.
    func next() async throws -> Data? {
        while true {
            let found: (data: Data?, hasEnded: Bool, error: (any Error)?) = state.withLock { state in
                guard !state.pieces.isEmpty else { return (nil, state.hasEnded, state.error) }
                let data = state.pieces.count == 1 ? state.pieces[0] : Data(state.pieces.joined())
                state.pieces = []
                state.size = 0
                if state.isHeld {
                    state.isHeld = false
                    state.task?.resume()
                }
                return (data, false, nil)
            }
            if let data = found.data { return data }
            if let error = found.error { throw error }
            if found.hasEnded { return nil }
            await wait { !$0.pieces.isEmpty || $0.hasEnded }
        }
    }

    private func wait(until isReady: @Sendable (State) -> Bool) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = state.withLock { state in
                    if isReady(state) { return true }
                    state.waiting = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
    }
}

/// Reads the body of an exchange, and cancels the request when nobody reads any more.
final class BodyReader: Sendable {
    private let exchange: Exchange
    /// The file that is sent, which must be there until the end.
    private let upload: UploadFile?

    init(_ exchange: Exchange, _ upload: UploadFile?) {
        self.exchange = exchange
        self.upload = upload
    }

    deinit {
        exchange.cancel()
    }

    func next() async throws -> Data? {
        try await exchange.next()
    }
}
