import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Which exchange each task of a session belongs to.
final class ExchangeTable: Sendable {
    private let exchanges = Guarded([Int: Exchange]())

    func add(_ exchange: Exchange, for task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    subscript(task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func remove(_ task: URLSessionTask) -> Exchange? {
        exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    }
}

/// Hands what a session says to the exchange that it is about.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
    private let exchanges: ExchangeTable

    init(exchanges: ExchangeTable) {
        self.exchanges = exchanges
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        // What comes before the answer proper is none (RFC 9110, section 15.2); 101 ends the exchange.
        if let response = response as? HTTPURLResponse, response.statusCode >= 200 || response.statusCode == 101 {
            exchanges[dataTask]?.receive(response)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        exchanges[dataTask]?.receive(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        exchanges.remove(task)?.end(error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(exchanges[task]?.redirected(request))
    }
}

/// One request and its answer: what the session's thread gives and a task takes.
final class Exchange: Sendable {
    /// Where secrets may go.
    private let origin: URL
    /// Kept for as long as it is sent.
    private let upload: UploadFile?
    private let state = Guarded(State())

    /// Bytes that wait to be read before the connection is held.
    private static let highWater = 1 << 20
    private static let lowWater = 1 << 18

    private struct State {
        var task: URLSessionTask?
        var response: HTTPURLResponse?
        var pieces: [Data] = []
        var size = 0
        var isHeld = false
        var hasEnded = false
        var error: (any Error)?
        /// Who waits for the head, or for a piece.
        var waiting: CheckedContinuation<Void, Never>?
    }

    init(origin: URL, upload: UploadFile? = nil) {
        self.origin = origin
        self.upload = upload
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

    func end(_ error: (any Error)?) {
        wake { state in
            guard !state.hasEnded else { return }
            state.hasEnded = true
            state.error = error
            state.task = nil
        }
    }

    /// The request after a redirect; credentials and cookies stay with the origin that they are for (RFC 9110, section 15.4).
    func redirected(_ request: URLRequest) -> URLRequest {
        var request = request
        guard let url = request.url, !url.hasSameOrigin(as: origin) else { return request }
        for name in request.allHTTPHeaderFields?.keys ?? [:].keys where !Self.travels(name) {
            request.setValue(nil, forHTTPHeaderField: name)
        }
        return request
    }

    /// Which headers say nothing of who calls. All others, such as keys under names of the API's own, stay.
    private static func travels(_ name: String) -> Bool {
        ["accept", "accept-language", "content-type", "content-length", "last-event-id", "user-agent"].contains(
            name.lowercased())
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
        // Outside of the lock, as the session may call back at once; and from its own threads, where cancelling has locked up.
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

    func body() -> ByteStream {
        let reader = BodyReader(self)
        return ByteStream { try await reader.next() }
    }

    fileprivate func next() async throws -> Data? {
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

/// Cancels the request when nobody reads its answer any more.
private final class BodyReader: Sendable {
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

extension URL {
    /// RFC 6454, section 5.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
            && effectivePort == other.effectivePort
    }

    private var effectivePort: Int? {
        port ?? ["http": 80, "https": 443, "ws": 80, "wss": 443][scheme?.lowercased() ?? ""]
    }
}
