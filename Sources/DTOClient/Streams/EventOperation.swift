/// How a stream's messages are framed.
public enum EventStreamFormat: Hashable, Sendable {
    /// `text/event-stream` (WHATWG HTML, section 9.2). No event follows one with such a name.
    case serverSentEvents(terminal: Set<String>)
    /// `application/jsonl` and its like: each line is a value.
    case jsonLines
    /// `application/json-seq` (RFC 7464).
    case jsonSequence
}

/// What the messages of an operation's stream mean.
public protocol EventReading {
    /// What one message means.
    associatedtype Event: Sendable

    static var events: EventStreamFormat { get }

    /// Reads one message.
    ///
    /// - Throws: What decoding throws. The message is reported then, and the stream goes on.
    static func event(_ message: StreamMessage) throws -> Event

    /// The event that stands for a message which could not be read; nil: the message is left out.
    static func unreadable(_ message: StreamMessage) -> Event?
}

extension EventReading {
    public static func unreadable(_ message: StreamMessage) -> Event? { nil }
}

/// An operation whose answer is a stream. Its `decode` reads the answers that are not streams.
public protocol EventOperation: APIOperation, EventReading where Output == Void {}
