public import DTORuntime

/// Which requests ask a running server whether it keeps a contract: the safe operations (RFC 9110, section 9.2.1), with the document's
/// examples.
public struct ProbePlan: Sendable {
    public struct Request: Sendable {
        public var operation: RuntimeOperation
        /// Path and query, percent-encoded: `/v1/books/42?page=1`.
        public var target: String
        public var headers: HTTPHeaders
    }

    public private(set) var requests: [Request] = []
    /// Safe operations that are not asked, with the reason.
    public private(set) var skipped: [(operation: RuntimeOperation, reason: String)] = []

    /// - Parameter makesUp: whether required parameters for which the document has no example get a value that is made of their schema. Such
    ///   a value asks for what need not be there, so that an answer may say nothing of the contract.
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

    /// A contract need not say what the events of a stream are.
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

    /// The schema's example, or one of the values that it names.
    private static func sample(_ parameter: RuntimeParameter, _ schemas: SchemaSet, _ makesUp: Bool) -> JSONValue? {
        parameter.schema.flatMap { makesUp ? schemas.sample(of: $0) : schemas.knownSample(of: $0) }
    }
}
