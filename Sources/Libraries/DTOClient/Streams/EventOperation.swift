/// The framing of a stream's messages.
public enum EventStreamFormat: Hashable, Sendable {
    /// `text/event-stream` (WHATWG HTML section 9.2). An event with a name in `terminal` is the last one.
    case serverSentEvents(terminal: Set<String>)
    /// `application/jsonl` and similar types: each line is a value.
    case jsonLines
    /// `application/json-seq` (RFC 7464).
    case jsonSequence
}

/// The decoding of the messages in an operation's stream.
public protocol EventReading {
    /// The meaning of one message.
    associatedtype Event: Sendable

    /// The framing of the messages.
    static var events: EventStreamFormat { get }

    /// Decodes one message.
    ///
    /// - Throws: A decoding error. The client reports the message and continues with the stream.
    static func event(_ message: StreamMessage) throws -> Event

    /// Returns the event that replaces an unreadable message. With nil, the message is skipped.
    static func unreadable(_ message: StreamMessage) -> Event?
}

extension EventReading {
    /// The default is nil, so an unreadable message is skipped.
    public static func unreadable(_ message: StreamMessage) -> Event? { nil }
}

/// An operation whose response is a stream. Its `decode` reads responses that are not streams, such as errors.
public protocol EventOperation: APIOperation, EventReading where Output == Void {}
