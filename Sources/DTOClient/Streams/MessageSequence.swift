import Foundation

/// The messages of a stream as they came.
public struct MessageSequence: AsyncSequence, Sendable {
    public typealias Element = StreamMessage

    let source: StreamSource

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(source: source)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private let source: StreamSource
        private var connection: Connection?
        private var pending: ArraySlice<StreamMessage> = []
        private var hasEnded = false
        private var lastEventID: String
        private var delay: Duration
        private var method: HTTPMethod?
        /// Failures since the last event.
        private var failures = 0

        private static let failureLimit = 5
        private static let longestDelay = Duration.seconds(60)

        /// What one request has opened.
        private struct Connection {
            var body: ByteStream.AsyncIterator
            var reader: MessageReader
            var status: Int
            var call: APICall
        }

        init(source: StreamSource) {
            self.source = source
            lastEventID = source.lastEventID
            delay = .seconds(3)
        }

        public mutating func next() async throws -> StreamMessage? {
            while true {
                if let message = pending.popFirst() { return deliver(message) }
                if hasEnded { return nil }
                try Task.checkCancellation()
                do {
                    if connection == nil { try await connect() }
                    if hasEnded { return nil }
                    try await read()
                } catch {
                    connection = nil
                    try Task.checkCancellation()
                    try await recover(from: error)
                }
            }
        }

        /// Nil for the mark that some streams end with in place of an event.
        private mutating func deliver(_ message: StreamMessage) -> StreamMessage? {
            failures = 0
            if case .serverSentEvents = source.format, message.data == Data("[DONE]".utf8) {
                hasEnded = true
                pending = []
                connection = nil
                return nil
            }
            if case .serverSentEvents(let terminal) = source.format, terminal.contains(message.name) {
                hasEnded = true
                pending = []
                connection = nil
            }
            return message
        }

        // MARK: Connecting

        private mutating func connect() async throws {
            var call = try source.call()
            call.decode = nil
            method = call.request.method
            if !lastEventID.isEmpty { call.request.headers["Last-Event-ID"] = lastEventID }
            if case .serverSentEvents = source.format {
                call.request.headers["Accept"] = "text/event-stream"
                call.request.headers["Cache-Control"] = "no-cache"
            }
            let response = try await source.api.stream(call)
            // The server wants no client any more (WHATWG HTML, section 9.2.3).
            if response.status == 204 {
                hasEnded = true
                return
            }
            guard response.isSuccess else { throw try await failure(response, call) }
            let mediaType = response.headers["Content-Type"]?.lowercased() ?? ""
            if case .serverSentEvents = source.format, !mediaType.hasPrefix("text/event-stream") {
                throw StreamFailure.final(
                    APIClientError.unexpectedContent(FailedAnswer(RawResponse(head: response, call))))
            }
            connection = Connection(
                body: response.body.makeAsyncIterator(), reader: MessageReader(source.format, lastEventID: lastEventID),
                status: response.status, call: call)
        }

        /// What an answer that is no stream says; a server that is busy is asked again.
        private func failure(_ response: StreamedResponse, _ call: APICall) async throws -> any Error {
            var body = Data()
            for try await piece in response.body where body.count < 1 << 20 { body += piece }
            var raw = RawResponse(head: response, call)
            raw.body = body
            let error: any Error
            do {
                try source.decodeFailure(raw)
                error = raw.failure()
            } catch let thrown {
                error = thrown
            }
            let isPassing = [408, 429, 500, 502, 503, 504].contains(response.status)
            return isPassing
                ? StreamFailure.passing(
                    error, RetryAfter.delay(response.headers["Retry-After"], now: source.clock.date()))
                : StreamFailure.final(error)
        }

        // MARK: Reading

        private mutating func read() async throws {
            guard var connection else { return }
            let piece: Data?
            do {
                piece = try await connection.body.next()
            } catch {
                throw StreamFailure.passing(error, nil)
            }
            let messages: [ServerSentEvent]
            do {
                messages = try piece.map { try connection.reader.read($0) } ?? connection.reader.finish()
            } catch {
                throw StreamFailure.final(APIClientError.transport(error))
            }
            lastEventID = connection.reader.lastEventID
            if let stated = connection.reader.reconnectionDelay { delay = stated }
            let (call, status) = (connection.call, connection.status)
            pending =
                messages.map {
                    StreamMessage(
                        name: $0.name, data: $0.data, id: $0.id.isEmpty ? nil : $0.id, endpoint: call.endpoint,
                        settings: call.settings, status: status)
                }[...]
            self.connection = connection
            if piece == nil { try await endOfConnection() }
        }

        private mutating func endOfConnection() async throws {
            connection = nil
            guard canReconnect else {
                hasEnded = true
                return
            }
            if pending.isEmpty {
                throw StreamFailure.passing(APIClientError.transport(URLError(.networkConnectionLost)), nil)
            }
        }

        // MARK: Failures

        /// A request that does something, such as one that begins a conversation, is not sent again.
        private var canReconnect: Bool {
            guard case .serverSentEvents = source.format else { return false }
            return method == nil || method == .get
        }

        private mutating func recover(from error: any Error) async throws {
            var cause = error
            var stated: Duration?
            switch error {
            case StreamFailure.final(let error): throw error
            case StreamFailure.passing(let error, let delay): (cause, stated) = (error, delay)
            default:
                guard case APIClientError.transport = error else { throw error }
            }
            guard canReconnect else { throw cause }
            failures += 1
            guard failures < Self.failureLimit else { throw cause }
            var wait = stated ?? delay
            if stated == nil {
                for _ in 1..<failures where wait < Self.longestDelay { wait = wait * 2 }
                wait = Swift.min(wait, Swift.max(Self.longestDelay, delay)) * (0.9 + 0.2 * source.clock.random())
            }
            try await source.clock.sleep(wait)
        }
    }
}

/// Whether another connection can help.
private enum StreamFailure: Error {
    case final(any Error)
    /// - Parameter delay: that the server states.
    case passing(any Error, Duration?)
}

/// Bytes → messages, whatever the framing.
struct MessageReader {
    private enum Framing {
        case events(EventStreamParser)
        case lines(LineParser)
    }

    private var framing: Framing

    init(_ format: EventStreamFormat, lastEventID: String) {
        switch format {
        case .serverSentEvents: framing = .events(EventStreamParser(lastEventID: lastEventID))
        case .jsonLines: framing = .lines(LineParser(isSequence: false))
        case .jsonSequence: framing = .lines(LineParser(isSequence: true))
        }
    }

    var lastEventID: String {
        if case .events(let parser) = framing { parser.lastEventID } else { "" }
    }

    var reconnectionDelay: Duration? {
        if case .events(let parser) = framing { parser.reconnectionDelay } else { nil }
    }

    mutating func read(_ piece: Data) throws -> [ServerSentEvent] {
        switch framing {
        case .events(var parser):
            defer { framing = .events(parser) }
            return try parser.parse(piece).compactMap { if case .event(let event) = $0 { event } else { nil } }
        case .lines(var parser):
            defer { framing = .lines(parser) }
            return try parser.parse(piece).map { ServerSentEvent(data: $0) }
        }
    }

    mutating func finish() -> [ServerSentEvent] {
        guard case .lines(var parser) = framing else { return [] }
        defer { framing = .lines(parser) }
        return parser.finish().map { ServerSentEvent(data: $0) }
    }
}

extension RawResponse {
    init(head: StreamedResponse, _ call: APICall) {
        self.init(
            status: head.status, headers: head.headers, url: head.url, endpoint: call.endpoint, settings: call.settings)
    }
}
