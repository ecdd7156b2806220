public import DTORuntime

/// The requests that test whether a running server keeps a contract. They call the safe operations (RFC 9110 section
/// 9.2.1) with the examples of the document.
public struct ProbePlan: Sendable {
    /// A request to a running server.
    public struct Request: Sendable {
        /// The operation that the request calls.
        public var operation: RuntimeOperation
        /// The path and query, percent-encoded: `/v1/books/42?page=1`.
        public var target: String
        /// The headers of the request.
        public var headers: HTTPHeaders
    }

    /// The requests, in the order of the contract.
    public private(set) var requests: [Request] = []
    /// The safe operations that are not called, with the reasons.
    public private(set) var skipped: [(operation: RuntimeOperation, reason: String)] = []

    /// Plans the requests.
    ///
    /// - Parameter makesUp: Whether a required parameter without an example gets a value that is made from its schema.
    ///   Such a value may ask for something that does not exist, so the response may not test the contract.
    public init(_ contract: RuntimeContract, makesUp: Bool = false) {
        for operation in contract.operations where ["GET", "HEAD"].contains(operation.method) {
            if operation.answers.contains(where: { $0.contents.contains(where: Self.isStream) }) {
                skipped.append((operation, "It answers with a stream, which has no end."))
                continue
            }
            if operation.answers.contains(where: { $0.status == "101" }) {
                skipped.append((operation, "It becomes another protocol, such as a web socket."))
                continue
            }
            do {
                requests.append(try Self.request(operation, contract.schemas, makesUp: makesUp))
            } catch {
                skipped.append((operation, error.reason))
            }
        }
    }

    /// A contract need not describe the events of a stream.
    private static func isStream(_ content: RuntimeContent) -> Bool {
        !content.events.isEmpty || RuntimeMediaType.isEventStream(content.mediaType)
    }

    private static func request(
        _ operation: RuntimeOperation, _ schemas: SchemaSet, makesUp: Bool
    ) throws(RequestText.Fault) -> Request {
        var values: [(parameter: RuntimeParameter, value: JSONValue)] = []
        for parameter in operation.parameters {
            if let value = parameter.example ?? (parameter.isRequired ? sample(parameter, schemas, makesUp) : nil) {
                values.append((parameter, value))
            } else if parameter.isRequired {
                throw RequestText.Fault(
                    reason: "The document has no example of the \(parameter.place) parameter '\(parameter.name)'.")
            }
        }
        let text = try RequestText(path: operation.path, values)
        var headers = text.headers
        let types = operation.answers.flatMap(\.contents).map(\.mediaType).filter(HTTPHeaders.isValue)
        if !types.isEmpty { headers["Accept"] = Array(types.prefix(8)).joined(separator: ", ") }
        return Request(operation: operation, target: text.target, headers: headers)
    }

    /// Returns an example of the schema, or one of the values that it lists.
    private static func sample(_ parameter: RuntimeParameter, _ schemas: SchemaSet, _ makesUp: Bool) -> JSONValue? {
        parameter.schema.flatMap { makesUp ? schemas.sample(of: $0) : schemas.knownSample(of: $0) }
    }
}
