/// An operation that responds with a value, or with a stream on request: `api.stream(of: operation)`.
public protocol StreamableOperation: APIOperation, EventReading {}

/// A call that requests the stream of an operation.
///
/// The call requests the stream with the header `Accept`. If the API also requires a property of the body, such as
/// `"stream": true`, the caller must set the property.
public struct Streamed<Operation: StreamableOperation>: EventOperation {
    /// The operation with its parameters.
    package var operation: Operation

    /// Creates a call that requests the stream of an operation.
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

    /// Reads a response that is not a stream, such as an error.
    public static func decode(_ response: RawResponse) throws {
        _ = try Operation.decode(response)
    }

    /// The format that separates the messages.
    public static var events: EventStreamFormat { Operation.events }

    /// Decodes one message.
    public static func event(_ message: StreamMessage) throws -> Operation.Event {
        try Operation.event(message)
    }

    /// Returns the event for a message that cannot be decoded, or nil to skip the message.
    public static func unreadable(_ message: StreamMessage) -> Operation.Event? {
        Operation.unreadable(message)
    }
}

extension EventStreamFormat {
    /// The media types for `Accept`. JSON lines have two usual media types, which are not registered.
    var mediaTypes: [String] {
        switch self {
        case .serverSentEvents: ["text/event-stream"]
        case .jsonLines: ["application/jsonl", "application/x-ndjson"]
        case .jsonSequence: ["application/json-seq"]
        }
    }
}

extension ContractClient {
    /// Returns the response of an operation as a stream. The request is sent when the first event is requested.
    public func stream<Operation: StreamableOperation>(
        of operation: Operation, options: StreamOptions = StreamOptions()
    ) -> EventStream<Streamed<Operation>> {
        events(of: Streamed(operation), options: options)
    }
}
