package import DTOContract
package import DTORuntime

/// The requests that test whether a running server keeps a contract. The requests call the GET and HEAD operations
/// with the examples of the document.
package struct ProbePlan: Sendable {
    /// A request to a running server.
    package struct Request: Sendable {
        /// The operation that the request calls.
        package var operation: RuntimeOperation
        /// The path and query, percent-encoded: `/v1/books/42?page=1`.
        package var target: String
        /// The headers of the request.
        package var headers: HTTPHeaders
    }

    /// The requests, in the order of the contract.
    package private(set) var requests: [Request] = []
    /// The GET and HEAD operations that are not called, with the reasons.
    package private(set) var skipped: [(operation: RuntimeOperation, reason: String)] = []
    /// The names of given values for which no GET or HEAD operation has a parameter.
    package private(set) var unusedValues: Set<String>
    private let values: [String: JSONValue]
    private let makesUp: Bool

    /// Plans the requests.
    ///
    /// - Parameters:
    ///   - makesUp: Whether a required parameter without an example gets a value that is made from its schema. The made
    ///     value may select a resource that does not exist, so the response may not test the contract.
    ///   - values: Maps the names of parameters, such as `id` or `readBook.id`, to values that take precedence over the
    ///     document's examples.
    package init(_ contract: RuntimeContract, makesUp: Bool = false, values: [String: JSONValue] = [:]) {
        self.makesUp = makesUp
        self.values = values
        unusedValues = Set(values.keys)
        for operation in contract.operations where ["GET", "HEAD"].contains(operation.method) {
            for parameter in operation.parameters { unusedValues.subtract(Self.names(of: parameter, in: operation)) }
            if operation.answers.contains(where: { $0.contents.contains(where: Self.isStream) }) {
                skipped.append((operation, "The response is a stream, which has no end."))
                continue
            }
            if operation.answers.contains(where: { $0.status == "101" }) {
                skipped.append((operation, "The operation switches to another protocol, such as a web socket."))
                continue
            }
            do {
                requests.append(try request(operation, contract.schemas))
            } catch {
                skipped.append((operation, error.reason))
            }
        }
    }

    /// Whether the content is a stream. A contract need not describe the events of a stream.
    private static func isStream(_ content: RuntimeContent) -> Bool {
        !content.events.isEmpty || RuntimeMediaType.isEventStream(content.mediaType)
    }

    /// Returns the names under which the user can give a value. The first name takes precedence.
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
                    reason: "The document has no example of the \(parameter.place) parameter '\(parameter.name)'. "
                        + "Give it a value with '--param \(parameter.name)=VALUE'.")
            }
        }
        let text = try RequestText(path: operation.path, spanning: operation.spanningParameters, values)
        var headers = text.headers
        let types = operation.answers.flatMap(\.contents).map(\.mediaType).filter(HTTPHeaders.isValue)
        if !types.isEmpty { headers["Accept"] = Array(types.prefix(8)).joined(separator: ", ") }
        return Request(operation: operation, target: text.target, headers: headers)
    }

    /// Returns an example of the schema, or a value that the schema lists. With `makesUp`, the value may also be made.
    private func sample(_ parameter: RuntimeParameter, _ schemas: SchemaSet) -> JSONValue? {
        parameter.schema.flatMap { makesUp ? schemas.sample(of: $0) : schemas.knownSample(of: $0) }
    }
}
