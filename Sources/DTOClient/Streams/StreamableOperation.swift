/// An operation whose answer is a value, or a stream where its caller asks for one: `api.stream(of: operation)`.
public protocol StreamableOperation: APIOperation, EventReading {}

/// The same call, asked for its stream.
///
/// Nothing but the `Accept` header says so. Where the API wants a member of the body besides, such as `"stream": true`, the body has it.
public struct Streamed<Operation: StreamableOperation>: EventOperation {
    public var operation: Operation

    public init(_ operation: Operation) {
        self.operation = operation
    }

    public static var endpoint: Endpoint {
        var endpoint = Operation.endpoint
        endpoint.accept = Operation.events.mediaTypes
        return endpoint
    }

    public func encode(into request: inout RequestEncoder) throws {
        try operation.encode(into: &request)
    }

    public static func decode(_ response: RawResponse) throws {
        _ = try Operation.decode(response)
    }

    public static var events: EventStreamFormat { Operation.events }

    public static func event(_ message: StreamMessage) throws -> Operation.Event {
        try Operation.event(message)
    }

    public static func unreadable(_ message: StreamMessage) -> Operation.Event? {
        Operation.unreadable(message)
    }
}

extension EventStreamFormat {
    /// What such streams are called in `Accept`. JSON lines have several names, none of them registered.
    var mediaTypes: [String] {
        switch self {
        case .serverSentEvents: ["text/event-stream"]
        case .jsonLines: ["application/jsonl", "application/x-ndjson"]
        case .jsonSequence: ["application/json-seq"]
        }
    }
}

extension ContractClient {
    /// The answer of an operation as a stream. Nothing is sent before the first event is asked for.
    public func stream<Operation: StreamableOperation>(
        of operation: Operation, options: StreamOptions = StreamOptions()
    ) -> EventStream<Streamed<Operation>> {
        events(of: Streamed(operation), options: options)
    }
}
