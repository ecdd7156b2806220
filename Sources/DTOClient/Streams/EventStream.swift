/// The events of a stream, as they arrive.
///
/// The request is sent when the first event is asked for. A stream of server-sent events that breaks is connected again, after the last
/// event that came (WHATWG HTML, section 9.2.3). It ends with an event of a terminal name, with status 204, or with the last of five
/// failures in a row. A stream of JSON lines ends with its connection. Cancelling the task that reads ends the request at once.
///
/// Each iterator sends requests of its own.
public struct EventStream<Operation: EventOperation>: AsyncSequence, Sendable {
    public typealias Element = Operation.Event

    let source: StreamSource

    /// The messages as they came: names, data and ids.
    public var messages: MessageSequence { MessageSequence(source: source) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private var messages: MessageSequence.AsyncIterator

        init(_ messages: MessageSequence.AsyncIterator) {
            self.messages = messages
        }

        /// Whether the stream has ended with an event after which there is no other.
        var isComplete: Bool { messages.isComplete }

        /// The next event; nil at the end of the stream.
        ///
        /// - Throws: `APIClientError`, and `CancellationError` as soon as the task is cancelled. The stream has ended then.
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

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(messages.makeAsyncIterator())
    }
}

extension ContractClient {
    /// The events of a stream. Nothing is sent before the first one is asked for.
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
