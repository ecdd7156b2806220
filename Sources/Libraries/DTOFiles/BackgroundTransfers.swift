import DTOClient
import DTORuntime
import Foundation

/// Transfers files while the app does not run. `URLSession` does so on Apple platforms. Each task has a name, which
/// outlives the process: the key of its call, a dot, and a random part.
protocol BackgroundSession: Sendable {
    /// Starts a task that sends a file as the body, or no body, and returns the task's number.
    func start(_ request: HTTPRequest, body: URL?, name: String) throws -> Int
    func cancel(_ task: Int)
    /// The tasks that have not ended. An earlier process may have started them.
    func running() async -> [(task: Int, name: String)]
}

/// The calls of a session in the background.
///
/// A call waits for its task. If the process ends first, the system continues the task, and a later process receives
/// the result. There, nobody waits for the task. So the response is kept in a folder, and an equal call takes it or
/// joins the running task. Responses that nobody takes are removed after a day.
final class BackgroundTransfers: Sendable {
    private typealias Wait = CancellableWait<BackgroundResponse>

    private struct Transfer {
        var name: String
        /// The number of the task, or nil until it has started.
        var task: Int?
        var waits: [(wait: Wait, settings: CallSettings)] = []
    }

    private struct State {
        var transfers: [String: Transfer] = [:]
        /// The names of cancelled tasks whose end the session has not yet reported.
        var cancelled: Set<String> = []
        /// Finds the tasks of an earlier process.
        var adoption: Task<Void, Never>?
        /// The names of tasks that ended before the tasks of an earlier process were known. Nil afterwards.
        var endedNames: Set<String>? = []
        /// Whether all events have been delivered since the last wait for them.
        var hasEndedEvents = false
        var eventWaits: [CancellableWait<Void>] = []

        /// Returns the key of a task, or nil if its events are of no use: its call was cancelled, or another task has
        /// its key.
        func key(_ name: String) -> String? {
            let key = String(name.prefix { $0 != "." })
            return transfers[key].map { $0.name == name } ?? !cancelled.contains(name) ? key : nil
        }
    }

    private let session: any BackgroundSession
    private let store: BackgroundStore
    private let state = Guarded(State())

    init(_ session: any BackgroundSession, folder: URL) throws {
        self.session = session
        store = try BackgroundStore(folder)
    }

    // MARK: Calls

    /// Returns the response of a call after its last byte has arrived.
    ///
    /// The last call that waits for a task cancels it, if the call itself is cancelled.
    ///
    /// - Throws: `APIClientError.transport`, `APIClientError.invalidRequest`, or `CancellationError`.
    func response(to call: APICall) async throws -> BackgroundResponse {
        guard call.endpoint.followsRedirects else {
            throw APIClientError.invalidRequest(
                operation: call.endpoint.id, reason: "a transfer in the background follows all redirects")
        }
        let adoption = state.withLock { state in
            let task = state.adoption ?? Task { await self.adopt() }
            state.adoption = task
            return task
        }
        await adoption.value
        let key = BackgroundStore.key(of: call)
        let wait = Wait()
        let name = "\(key).\(UUID().uuidString)"
        let isFirst = state.withLock { state -> Bool in
            if let kept = store.take(key) {
                wait.end(.success(kept))
                return false
            }
            let isFirst = state.transfers[key] == nil
            if isFirst { store.remove(key) }
            state.transfers[key, default: Transfer(name: name)].waits.append((wait, call.settings))
            return isFirst
        }
        if isFirst { await start(call, key, name) }
        do {
            return try await wait.value
        } catch {
            if Task.isCancelled { leave(key, wait) }
            throw error
        }
    }

    private func start(_ call: APICall, _ key: String, _ name: String) async {
        do {
            let task = try session.start(call.request, body: try await store.body(of: call.request, key), name: name)
            let isWanted = state.withLock { state in
                guard state.transfers[key]?.name == name else { return false }
                state.transfers[key]?.task = task
                return true
            }
            if !isWanted { session.cancel(task) }
        } catch {
            ended(name, nil, error)
        }
    }

    /// Ends the wait of a cancelled call.
    private func leave(_ key: String, _ wait: Wait) {
        let task = state.withLock { state -> Int? in
            state.transfers[key]?.waits.removeAll { $0.wait === wait }
            guard state.transfers[key]?.waits.isEmpty == true else { return nil }
            guard let transfer = state.transfers.removeValue(forKey: key) else { return nil }
            state.cancelled.insert(transfer.name)
            store.remove(key)
            return transfer.task
        }
        if let task { session.cancel(task) }
    }

    private func adopt() async {
        let running = await session.running()
        state.withLock { state in
            for (task, name) in running where state.endedNames?.contains(name) == false {
                guard let key = state.key(name) else { continue }
                state.transfers[key] = Transfer(name: name, task: task)
            }
            store.removeRemains(except: Set(state.transfers.keys))
            state.endedNames = nil
        }
    }

    /// The number of calls that wait for a task.
    func waitCount(_ name: String) -> Int {
        state.withLock { state in state.key(name).flatMap { state.transfers[$0]?.waits.count } ?? 0 }
    }

    // MARK: Events of the session

    /// - Parameter total: The size of the body, or nil.
    func sent(_ name: String, _ count: Int64, of total: Int64?) {
        for settings in settings(name) { settings.onSent?(count, total) }
    }

    /// - Parameter total: The size of the response, or nil.
    func received(_ name: String, _ count: Int64, of total: Int64?) {
        for settings in settings(name) { settings.onReceived?(count, total) }
    }

    private func settings(_ name: String) -> [CallSettings] {
        state.withLock { state in state.key(name).flatMap { state.transfers[$0]?.waits.map(\.settings) } ?? [] }
    }

    /// Keeps the body of a response. The session removes its own file when this returns.
    func arrived(_ name: String, _ file: URL) {
        state.withLock { state in if let key = state.key(name) { store.keep(file, key) } }
    }

    /// Keeps a piece of the response to an upload.
    func arrived(_ name: String, _ piece: Data) {
        state.withLock { state in if let key = state.key(name) { store.keep(piece, key) } }
    }

    /// Ends a task.
    ///
    /// - Parameters:
    ///   - head: The head of the response, or nil without a response.
    ///   - error: The reason why the response is not complete, or nil.
    func ended(_ name: String, _ head: BackgroundStore.Head?, _ error: (any Error)?) {
        let (waits, result) = state.withLock { state -> ([Wait], Result<BackgroundResponse, any Error>?) in
            defer { state.cancelled.remove(name) }
            guard let key = state.key(name) else { return ([], nil) }
            state.endedNames?.insert(name)
            let waits = state.transfers.removeValue(forKey: key)?.waits.map(\.wait) ?? []
            return (waits, outcome(key, head, error, isAwaited: !waits.isEmpty))
        }
        guard let result else { return }
        for wait in waits { wait.end(result) }
    }

    /// Returns the result for the calls that wait, or nil if it was kept for a later call. A later call does not get a
    /// failure. It sends its own request.
    private func outcome(
        _ key: String, _ head: BackgroundStore.Head?, _ error: (any Error)?, isAwaited: Bool
    ) -> Result<BackgroundResponse, any Error>? {
        guard error == nil, let head, isAwaited || (200..<300).contains(head.status), store.complete(head, key) else {
            store.remove(key)
            return .failure(Self.error(error))
        }
        if !isAwaited { return nil }
        return store.take(key).map { .success($0) } ?? .failure(Self.error(nil))
    }

    private static func error(_ error: (any Error)?) -> any Error {
        if let error = error as? URLError, error.code == .cancelled { return CancellationError() }
        return error is CancellationError || error is APIClientError
            ? error ?? CancellationError() : APIClientError.transport(error ?? URLError(.cannotCreateFile))
    }

    /// The session has delivered all events of the tasks that ended while the app did not run.
    func endedEvents() {
        let waits = state.withLock { state in
            state.hasEndedEvents = state.eventWaits.isEmpty
            defer { state.eventWaits = [] }
            return state.eventWaits
        }
        for wait in waits { wait.end(.success(())) }
    }

    /// Waits until the session has delivered all events, or until the task is cancelled.
    func waitForEvents() async {
        let wait = CancellableWait<Void>()
        let isOver = state.withLock { state in
            defer { state.hasEndedEvents = false }
            if !state.hasEndedEvents { state.eventWaits.append(wait) }
            return state.hasEndedEvents
        }
        if !isOver { try? await wait.value }
    }
}

/// A whole response in a file, which is removed with this object.
final class BackgroundResponse: Sendable {
    let head: BackgroundStore.Head
    private let file: URL

    init(_ head: BackgroundStore.Head, _ file: URL) {
        (self.head, self.file) = (head, file)
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    /// The response, whose body is read from the file.
    func streamed() throws -> StreamedResponse {
        let handle = try FileHandle(forReadingFrom: file)
        return StreamedResponse(
            status: head.status, headers: head.httpHeaders, url: head.url,
            body: ByteStream {
                // The file must exist until its end has been read.
                try withExtendedLifetime(self) {
                    let piece = try handle.read(upToCount: 1 << 17)
                    return piece?.isEmpty == false ? piece : nil
                }
            })
    }

    /// The response with its body in memory.
    ///
    /// - Throws: `APIClientError.transport` with `AnswerTooLarge`.
    func whole(for call: APICall) throws -> RawResponse {
        let size = (try FileManager.default.attributesOfItem(atPath: file.path)[.size]) as? Int ?? .max
        guard size <= call.settings.bodyLimit else {
            throw APIClientError.transport(AnswerTooLarge(limit: call.settings.bodyLimit))
        }
        return RawResponse(
            status: head.status, headers: head.httpHeaders, body: try Data(contentsOf: file), url: head.url,
            endpoint: call.endpoint, settings: call.settings, attempts: call.attempt)
    }
}
