public import DTORuntime

/// The requests that ask a running server whether it keeps a contract: the safe operations (RFC 9110, section 9.2.1),
/// with the document's examples.
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
    /// The names of given values that no safe operation has a parameter for.
    public private(set) var unusedValues: Set<String>
    private let values: [String: JSONValue]
    private let makesUp: Bool

    /// - Parameters:
    ///   - makesUp: Whether required parameters without an example get a value that fits their schema. The server need
    ///     not have a resource for the value, so an answer may say nothing about the contract.
    ///   - values: Values that take precedence over the document's examples, by the name of the parameter, or by
    ///     operation and parameter: `readBook.id`.
    public init(_ contract: RuntimeContract, makesUp: Bool = false, values: [String: JSONValue] = [:]) {
        self.makesUp = makesUp
        self.values = values
        unusedValues = Set(values.keys)
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
                for parameter in operation.parameters {
                    unusedValues.subtract(Self.names(of: parameter, in: operation))
                }
                requests.append(try request(operation, contract.schemas))
            } catch {
                skipped.append((operation, error.reason))
            }
        }
    }

    /// A contract need not say what the events of a stream are.
    private static func isStream(_ content: RuntimeContent) -> Bool {
        !content.events.isEmpty || RuntimeMediaType.isEventStream(content.mediaType)
    }

    /// The names by which a value may be given. The first takes precedence.
    private static func names(of parameter: RuntimeParameter, in operation: RuntimeOperation) -> [String] {
        ["\(operation.id).\(parameter.name)", parameter.name]
    }

    private func request(
        _ operation: RuntimeOperation, _ schemas: SchemaSet
    ) throws(RequestText.Fault) -> Request {
        var values: [(parameter: RuntimeParameter, value: JSONValue)] = []
        for parameter in operation.parameters {
            let given = Self.names(of: parameter, in: operation).lazy.compactMap { self.values[$0] }.first
            let sample = parameter.isRequired ? sample(parameter, schemas) : nil
            if let value = given ?? parameter.example ?? sample {
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
    private func sample(_ parameter: RuntimeParameter, _ schemas: SchemaSet) -> JSONValue? {
        parameter.schema.flatMap { makesUp ? schemas.sample(of: $0) : schemas.knownSample(of: $0) }
    }
}
