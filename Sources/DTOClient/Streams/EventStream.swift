/// The events of a stream, as they arrive.
///
/// The request is sent when the first event is asked for. A stream of server-sent events that breaks is connected again, after the last
/// event that came; five failures in a row end it with the last error. Cancelling the task that reads ends the request.
public struct EventStream<Operation: EventOperation>: AsyncSequence, Sendable {
    public typealias Element = Operation.Event

    let source: StreamSource

    /// The messages as they came: names, data and ids.
    public var messages: MessageSequence { MessageSequence(source: source) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var messages: MessageSequence.AsyncIterator

        public mutating func next() async throws -> Element? {
            while let message = try await messages.next() {
                do {
                    return try Operation.event(message)
                } catch {
                    message.reportDamage(error)
                    if let event = Operation.unreadable(message) { return event }
                }
            }
            return nil
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(messages: messages.makeAsyncIterator())
    }
}

/// Where a stream comes from, and how it is read.
struct StreamSource: Sendable {
    var api: any APIClientProtocol
    /// The request, made anew for each connection.
    var call: @Sendable () throws -> APICall
    var format: EventStreamFormat
    /// Reads an answer that is no stream; throws what it says.
    var decodeFailure: @Sendable (RawResponse) throws -> Void
    var clock = ClientClock.system
    var lastEventID = ""
}

extension ContractClient {
    /// The events of a stream.
    public func events<Operation: EventOperation>(of operation: Operation) -> EventStream<Operation> {
        let client = client
        return EventStream(
            source: StreamSource(
                api: client.api, call: { try client.call(operation) }, format: Operation.events,
                decodeFailure: { _ = try Operation.decode($0) }, clock: client.clock))
    }
}
