import DTORuntime
import Foundation

/// The undecoded messages of a stream, with their names, data and ids.
///
/// If the connection is lost and the options allow another connection, the sequence continues after the last event.
public struct MessageSequence: AsyncSequence, Sendable {
    /// An undecoded message.
    public typealias Element = StreamMessage

    let source: StreamSource

    /// Returns an iterator that sends the request when `next()` is called for the first time.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(source: source)
    }

    /// Reads one message after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let source: StreamSource
        private var reconnecting: Reconnecting
        /// The time when the current connection began.
        private var connected: ContinuousClock.Instant
        private var connection: StreamConnection?
        /// The operation, and the number of times that its request was sent.
        private var sending = SendingFacts(operation: "", attempts: 0)
        /// The elements that have been read and not yet returned. `ending` is handled after these elements.
        private var pending: ArraySlice<MessageReader.Element> = []
        private var ending: Ending?
        private var hasEnded = false
        /// Whether the stream has ended with a final event or with `[DONE]`.
        private(set) var isComplete = false
        /// The id of the last event. The value is nil before the first request, which uses its own `Last-Event-ID`.
        private var lastEventID: String?
        private var canReconnect = true
        /// The time by which a response must have begun, or nil while a response is being read.
        private var deadline: ContinuousClock.Instant?

        /// The step that follows after all elements in `pending` have been returned.
        private enum Ending {
            case end
            case failure(StreamFailure)
        }

        init(source: StreamSource) {
            self.source = source
            reconnecting = Reconnecting(source.options)
            connected = source.clock.now()
            lastEventID = source.options.lastEventID
        }

        /// Returns the next message, or nil at the end of the stream.
        ///
        /// - Throws: `APIClientError`, or `CancellationError` as soon as the task is cancelled. An error ends the
        ///   sequence.
        public mutating func next() async throws -> StreamMessage? {
            do {
                while !hasEnded {
                    try Task.checkCancellation()
                    if let element = pending.popFirst() {
                        if let message = take(element) { return message }
                    } else {
                        try await advance()
                    }
                }
                return nil
            } catch {
                end()
                try Task.checkCancellation()
                throw error.sent(for: sending)
            }
        }

        private mutating func end() {
            hasEnded = true
            pending = []
            connection = nil
        }

        // MARK: Messages

        /// Returns the message of an element, or nil for a comment, a truncated value or `[DONE]`.
        private mutating func take(_ element: MessageReader.Element) -> StreamMessage? {
            guard let connection else { return nil }
            switch element {
            case .message(let event):
                reconnecting.succeed(after: source.clock.now() - connected)
                let isMark = source.isServerSentEvents && event.data == Data("[DONE]".utf8)
                isComplete = isMark || source.isTerminal(event.name)
                if isComplete { end() }
                // `[DONE]` marks the end of some streams and is not an event.
                return isMark ? nil : connection.message(event)
            case .comment(let text):
                source.options.onComment?(String(decoding: text, as: UTF8.self))
            case .truncated(let text):
                connection.message(ServerSentEvent(data: text)).reportDamage(TruncatedValue())
            }
            return nil
        }

        // MARK: Connections

        /// Connects or reads the next piece, and waits after a failure.
        private mutating func advance() async throws {
            do {
                switch ending {
                case .end: return end()
                case .failure(let failure): throw failure
                case nil: if let connection { try await read(connection) } else { try await connect() }
                }
            } catch {
                connection = nil
                ending = nil
                try Task.checkCancellation()
                try await recover(from: StreamFailure(error))
            }
        }

        private mutating func connect() async throws {
            let call = try request()
            let api = source.api
            sending = SendingFacts(operation: call.endpoint.id, attempts: sending.attempts + 1)
            let response = try await inTime(call) { try await api.stream(call) }
            // With the status 204, the server tells clients not to connect again (WHATWG HTML section 9.2.3).
            if response.status == 204 { return end() }
            guard response.isSuccess else { throw try await failure(response, call) }
            let head = RawResponse(head: response, call)
            if source.isServerSentEvents, head.mediaType != "text/event-stream" {
                throw StreamFailure.final(APIClientError.unexpectedContent(FailedAnswer(head)))
            }
            let reader = MessageReader(
                source.format, limit: source.options.eventLimit, lastEventID: lastEventID ?? "",
                includesComments: source.options.onComment != nil)
            connection = StreamConnection(response, call, reader)
            connected = source.clock.now()
            deadline = nil
        }

        private mutating func request() throws -> APICall {
            var call = try source.call()
            if deadline == nil { deadline = call.deadline }
            call.deadline = deadline
            call.isOpenEnded = true
            canReconnect =
                switch source.options.reconnection {
                case .safeRequests: source.isServerSentEvents && call.request.method == .get
                case .always: source.isServerSentEvents
                case .never: false
                }
            guard source.isServerSentEvents else { return call }
            call.request.headers["Accept"] = "text/event-stream"
            call.request.headers["Cache-Control"] = "no-cache"
            let id = lastEventID ?? call.request.headers["Last-Event-ID"] ?? ""
            lastEventID = id
            // An id with characters that a header must not contain is not sent.
            call.request.headers["Last-Event-ID"] = id.isEmpty || !HTTPHeaders.isValue(id) ? nil : id
            return call
        }

        private mutating func read(_ connection: StreamConnection) async throws {
            let body = connection.body
            let piece = try await inTime(connection.call) { try await body.following() }
            let (elements, tooLarge) = connection.reader.read(piece)
            pending = elements[...]
            lastEventID = connection.reader.lastEventID
            if let stated = connection.reader.reconnectionDelay { reconnecting.statedDelay = stated }
            if let tooLarge {
                ending = .failure(.final(APIClientError.transport(tooLarge)))
            } else if piece == nil {
                // If another connection is allowed, the end of a connection is treated as a temporary failure.
                ending =
                    canReconnect
                    ? .failure(.passing(APIClientError.transport(URLError(.networkConnectionLost)), nil)) : .end
            }
        }

        // MARK: Failures

        /// Reads an error response and returns its failure.
        private func failure(_ response: StreamedResponse, _ call: APICall) async throws -> StreamFailure {
            var answer = RawResponse(head: response, call)
            let body = response.body.makeAsyncIterator()
            while answer.body.count < Self.failureLimit,
                let piece = try await inTime(call, { try await body.following() })
            { answer.body += piece }
            let whole = answer
            var error: any Error = whole.failure()
            let decoded = try await Decoding().intercept(call) { _ in whole }.decoded
            if case .failure(let meaning) = decoded?.result { error = meaning.about(whole) }
            return StreamFailure(whole, error, now: source.clock.date())
        }

        /// The greatest number of bytes of an error response that are read.
        private static let failureLimit = 1 << 20

        private mutating func recover(from failure: StreamFailure) async throws {
            guard case .passing(let error, let delay) = failure, canReconnect,
                let wait = reconnecting.wait(delay, chance: source.clock.random())
            else { throw failure.cause }
            if let deadline, source.clock.now() + wait >= deadline { throw error }
            source.options.onFailure?(error)
            // The server or the options determine the wait. A cancelled sequence stops waiting.
            try await source.clock.sleep(wait)
        }

        /// Runs a step that waits for the server.
        ///
        /// - Throws: `APIClientError.transport` with `URLError.timedOut` after `readTimeout`, or a final
        ///   `StreamFailure` after the deadline.
        private func inTime<Value: Sendable>(
            _ call: APICall, _ step: @escaping @Sendable () async throws -> Value
        ) async throws -> Value {
            let late = StreamFailure.final(
                APIClientError.deadlineExceeded(operation: call.endpoint.id, attempts: sending.attempts))
            var limit = source.options.readTimeout
            if let deadline {
                let left = source.clock.now().duration(to: deadline)
                if left <= .zero { throw late }
                limit = Swift.min(limit ?? left, left)
            }
            if let value = try await withTimeLimit(limit, step) { return value }
            if let deadline, source.clock.now() >= deadline { throw late }
            throw APIClientError.transport(URLError(.timedOut))
        }
    }
}

/// The error for a value of a JSON sequence whose end may be missing (RFC 7464 section 2.4).
struct TruncatedValue: Error, CustomStringConvertible {
    var description: String { "The value may have been cut: nothing ends it." }
}
