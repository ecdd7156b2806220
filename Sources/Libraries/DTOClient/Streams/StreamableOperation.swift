/// An operation that responds with a value, or with a stream on request: `api.stream(of: operation)`.
public protocol StreamableOperation: APIOperation, EventReading {}

/// A call that requests the stream of an operation.
///
/// Only the header `Accept` requests the stream. If the API also requires a member of the body, such as `"stream":
/// true`, the caller sets it.
public struct Streamed<Operation: StreamableOperation>: EventOperation {
    /// The call.
    package var operation: Operation

    /// Makes a call that requests a stream.
    package init(_ operation: Operation) {
        self.operation = operation
    }

    /// The facts about the operation, with the media types of streams.
    public static var endpoint: APIEndpoint {
        var endpoint = Operation.endpoint
        endpoint.accept = Operation.events.mediaTypes
        return endpoint
    }

    /// Writes the parameters and the body of the call.
    public func encode(into request: inout RequestEncoder) throws {
        try operation.encode(into: &request)
    }

    /// Decodes a response that is not a stream.
    public static func decode(_ response: RawResponse) throws {
        _ = try Operation.decode(response)
    }

    /// The framing of the messages.
    public static var events: EventStreamFormat { Operation.events }

    /// Decodes one message.
    public static func event(_ message: StreamMessage) throws -> Operation.Event {
        try Operation.event(message)
    }

    /// Returns the event that replaces an unreadable message, or nil.
    public static func unreadable(_ message: StreamMessage) -> Operation.Event? {
        Operation.unreadable(message)
    }
}

extension EventStreamFormat {
    /// The media types for `Accept`. JSON lines have several names, and none of them is registered.
    var mediaTypes: [String] {
        switch self {
        case .serverSentEvents: ["text/event-stream"]
        case .jsonLines: ["application/jsonl", "application/x-ndjson"]
        case .jsonSequence: ["application/json-seq"]
        }
    }
}

extension ContractClient {
    /// Returns the response of an operation as a stream. Nothing is sent before the first event is requested.
    public func stream<Operation: StreamableOperation>(
        of operation: Operation, options: StreamOptions = StreamOptions()
    ) -> EventStream<Streamed<Operation>> {
        events(of: Streamed(operation), options: options)
    }
}
