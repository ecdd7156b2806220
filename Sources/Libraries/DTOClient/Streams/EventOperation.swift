/// The format that separates the messages of a stream.
public enum EventStreamFormat: Hashable, Sendable {
    /// `text/event-stream` (WHATWG HTML section 9.2). The stream ends after an event whose name is in `terminal`.
    case serverSentEvents(terminal: Set<String>)
    /// `application/jsonl` and similar types: each line is a value.
    case jsonLines
    /// `application/json-seq` (RFC 7464): a record separator precedes each value.
    case jsonSequence
}

/// A type that decodes the messages of a stream.
public protocol EventReading {
    /// The type of a decoded message.
    associatedtype Event: Sendable

    /// The format that separates the messages.
    static var events: EventStreamFormat { get }

    /// Decodes one message.
    ///
    /// - Throws: A decoding error. The client then reports the error to `onDecodingIssues`, calls `unreadable` and
    ///   continues with the stream.
    static func event(_ message: StreamMessage) throws -> Event

    /// Returns the event for a message that cannot be decoded. If the value is nil, the message is skipped.
    static func unreadable(_ message: StreamMessage) -> Event?
}

extension EventReading {
    /// Returns nil, so that a message that cannot be decoded is skipped.
    public static func unreadable(_ message: StreamMessage) -> Event? { nil }
}

/// An operation whose response is a stream. The function `decode` of the operation reads its error responses.
public protocol EventOperation: APIOperation, EventReading where Output == Void {}
