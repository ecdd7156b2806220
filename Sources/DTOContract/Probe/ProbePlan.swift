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

    public init(_ contract: RuntimeContract) {
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
                requests.append(try Self.request(operation, contract.schemas))
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
        _ operation: RuntimeOperation, _ schemas: SchemaSet
    ) throws(RequestText.Fault) -> Request {
        var values: [(parameter: RuntimeParameter, value: JSONValue)] = []
        for parameter in operation.parameters {
            if let value = parameter.example ?? (parameter.isRequired ? sample(parameter, schemas) : nil) {
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

    private static func sample(_ parameter: RuntimeParameter, _ schemas: SchemaSet) -> JSONValue? {
        parameter.schema.flatMap { schemas.sample(of: $0) }
    }
}
