/// The events of a stream, as they arrive.
///
/// The request is sent when the first event is requested. If a stream of server-sent events from a GET request breaks,
/// the client connects again and continues after the last event (WHATWG HTML section 9.2.3).
/// `StreamOptions.reconnection` changes which streams are connected again.
///
/// A stream of server-sent events ends after a final event of the contract, or with the status 204. By default, the
/// stream throws the last error after five consecutive failures. A stream of JSON lines or a JSON sequence ends with
/// its connection. If the reading task is cancelled, the request ends at once.
///
/// Each iterator sends its own requests.
public struct EventStream<Operation: EventOperation>: AsyncSequence, Sendable {
    /// A decoded event.
    public typealias Element = Operation.Event

    let source: StreamSource

    /// The undecoded messages of the stream, with their names, data and ids.
    public var messages: MessageSequence { MessageSequence(source: source) }

    /// Reads one event after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var messages: MessageSequence.AsyncIterator

        init(_ messages: MessageSequence.AsyncIterator) {
            self.messages = messages
        }

        /// Whether the stream has ended with a final event of the contract or with `[DONE]`.
        var isComplete: Bool { messages.isComplete }

        /// Returns the next event, or nil at the end of the stream.
        ///
        /// - Throws: `APIClientError`, or `CancellationError` as soon as the task is cancelled. An error ends the
        ///   stream.
        public mutating func next() async throws -> Element? {
            while let message = try await messages.next() {
                if let event = Self.event(message) { return event }
            }
            return nil
        }

        static func event(_ message: StreamMessage) -> Element? {
            do {
                return try Operation.event(message)
            } catch {
                message.reportDamage(error)
                return Operation.unreadable(message)
            }
        }
    }

    /// Returns an iterator that sends the request when `next()` is called for the first time.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(messages.makeAsyncIterator())
    }
}

extension ContractClient {
    /// Returns the events of a stream. The request is sent when the first event is requested.
    public func events<Operation: EventOperation>(
        of operation: Operation, options: StreamOptions = StreamOptions()
    ) -> EventStream<Operation> {
        let client = client
        return EventStream(
            source: StreamSource(
                api: client.api, call: { try client.call(operation) }, format: Operation.events, options: options,
                clock: client.clock))
    }
}
