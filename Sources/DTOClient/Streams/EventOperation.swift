/// How a stream's messages are framed.
public enum EventStreamFormat: Hashable, Sendable {
    /// `text/event-stream`: after one of these names comes no other event.
    case serverSentEvents(terminal: Set<String>)
    /// `application/jsonl` and its like: a value on each line.
    case jsonLines
    /// `application/json-seq` (RFC 7464).
    case jsonSequence
}

/// An operation whose answer is a stream. Its `decode` reads the answers that are none.
public protocol EventOperation: APIOperation where Output == Void {
    /// What one message means.
    associatedtype Event: Sendable

    static var events: EventStreamFormat { get }

    /// - Throws: what decoding throws; the message is reported then, and the stream goes on.
    static func event(_ message: StreamMessage) throws -> Event

    /// What stands for a message that could not be read; nil: nothing, it is left out.
    static func unreadable(_ message: StreamMessage) -> Event?
}

extension EventOperation {
    public static func unreadable(_ message: StreamMessage) -> Event? { nil }
}
