import DTOClient
import DTORuntime
import Foundation

/// A session that continues transfers while the app does not run: on Apple platforms, a background `URLSession`.
///
/// Each task has a name, which outlives the process. The name consists of the key of the call, a dot, and a random
/// part.
protocol BackgroundSession: Sendable {
    /// Starts a task and returns the task's number. Without `body`, the request has no body.
    func start(_ request: HTTPRequest, body: URL?, name: String) throws -> Int
    func cancel(_ task: Int)
    /// Returns the tasks that have not ended, including the tasks of earlier processes.
    func running() async -> [(task: Int, name: String)]
}

/// Runs calls as tasks of a background session.
///
/// A call waits for its task. If the process ends first, the system continues the task, and a later process receives
/// the response. The later process keeps the response in a folder until an equal call takes it. An equal call joins a
/// task that is still running. Responses that no call takes within a day are removed.
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
        /// The work that finds the running tasks of an earlier process. The value is nil before the first call.
        var adoption: Task<Void, Never>?
        /// The names of the tasks that ended before `adoption` was complete. The value is nil after `adoption`.
        var endedNames: Set<String>? = []
        /// The keys of the tasks whose response bodies arrived before `adoption` was complete. Such a task may be
        /// missing in the list of running tasks although its end has not been reported yet.
        var arrivedKeys: Set<String> = []
        /// Whether the session has delivered all events, and `waitForEvents` has not been called since.
        var hasEndedEvents = false
        var eventWaits: [CancellableWait<Void>] = []

        /// Returns the key of a task, or nil if the events of the task must be ignored, because its call was cancelled
        /// or because another task has the same key.
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

    /// Returns the response to a call after the last byte has arrived.
    ///
    /// Several equal calls wait for one task. If all of them are cancelled, the task is cancelled.
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

    /// Ends the wait of a cancelled call. If no other call waits for the task, the task is cancelled.
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
            store.removeRemains(except: state.arrivedKeys.union(state.transfers.keys))
            (state.endedNames, state.arrivedKeys) = (nil, [])
        }
    }

    /// Returns the number of calls that wait for a task.
    func waitCount(_ name: String) -> Int {
        state.withLock { state in state.key(name).flatMap { state.transfers[$0]?.waits.count } ?? 0 }
    }

    // MARK: Events of the session

    /// Passes the progress of a request body to the calls that wait for a task.
    ///
    /// - Parameters:
    ///   - count: The number of bytes of the request body that have been sent.
    ///   - total: The size of the request body in bytes, or nil if it is unknown.
    func sent(_ name: String, _ count: Int64, of total: Int64?) {
        for settings in settings(name) { settings.onSent?(count, total) }
    }

    /// Passes the progress of a response body to the calls that wait for a task.
    ///
    /// - Parameters:
    ///   - count: The number of bytes of the response body that have arrived.
    ///   - total: The size of the response body in bytes, or nil if it is unknown.
    func received(_ name: String, _ count: Int64, of total: Int64?) {
        for settings in settings(name) { settings.onReceived?(count, total) }
    }

    private func settings(_ name: String) -> [CallSettings] {
        state.withLock { state in state.key(name).flatMap { state.transfers[$0]?.waits.map(\.settings) } ?? [] }
    }

    /// Moves the file with a response body to the folder. The session removes its own file when this function returns.
    func arrived(_ name: String, _ file: URL) {
        arrived(name) { store.keep(file, $0) }
    }

    /// Appends a piece of the response body of an upload to the file in the folder.
    func arrived(_ name: String, _ piece: Data) {
        arrived(name) { store.keep(piece, $0) }
    }

    private func arrived(_ name: String, keep: (String) -> Void) {
        state.withLock { state in
            guard let key = state.key(name) else { return }
            keep(key)
            if state.endedNames != nil { state.arrivedKeys.insert(key) }
        }
    }

    /// Ends a task.
    ///
    /// - Parameters:
    ///   - head: The status, the headers and the URL of the response, or nil if no response has arrived.
    ///   - error: The reason why the response is not complete, or nil if it is complete.
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

    /// Returns the result for the waiting calls, or nil if no call waits and the response was kept for a later call. If
    /// no call waits, a failure or a response with another status than 2xx is not kept, and a later call sends its own
    /// request.
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

    /// Records that the session has delivered all events of the tasks that ended while the app did not run.
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

/// A complete response whose body is in a file. The file is removed when this object is released.
final class BackgroundResponse: Sendable {
    let head: BackgroundStore.Head
    private let file: URL

    init(_ head: BackgroundStore.Head, _ file: URL) {
        (self.head, self.file) = (head, file)
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    /// Returns the response as a stream that reads the body from the file.
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

    /// Returns the response with its body in memory.
    ///
    /// - Throws: `APIClientError.transport` with `AnswerTooLarge` if the body is larger than the limit of the call, or
    ///   an error of reading the file.
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
