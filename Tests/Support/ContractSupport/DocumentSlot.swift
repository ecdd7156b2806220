/// The place in which two documents differ.
package enum DocumentSlot {
    /// A property of a schema that a response has.
    case response
    /// A property of a schema that a request has.
    case request
    /// The schema of the body of a response.
    case responseBody
    /// The schema of the body of a request.
    case requestBody
    /// The object of an operation.
    case operation
    /// The members of `paths`.
    case paths
    /// Members of the document next to `paths`.
    case root

    package func document(_ text: String) -> String {
        switch self {
        case .response: Self.document(operation: Self.responder, schemas: Self.record(text))
        case .request: Self.document(operation: Self.requester, schemas: Self.record(text))
        case .responseBody:
            Self.document(
                operation:
                    "{responses: {'200': {description: d, content: {application/json: {schema: \(text)}}}}}",
                schemas: Self.parts)
        case .requestBody:
            Self.document(
                operation:
                    "{requestBody: {content: {application/json: {schema: \(text)}}}, "
                    + "responses: {'204': {description: d}}}",
                schemas: Self.parts)
        case .operation: Self.document(operation: text, schemas: Self.parts)
        case .paths: Self.head + "paths:\n  \(text)\n"
        case .root: Self.head + "paths: {}\n" + text + "\n"
        }
    }

    private static let head = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\n"
    private static let responder =
        "{responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/R'}}}}}}"
    private static let requester =
        "{requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/R'}}}}, "
        + "responses: {'204': {description: d}}}"
    private static let parts = """
            Cat: {type: object, required: [kind], properties: {kind: {type: string}, lives: {type: integer}}}
            Dog: {type: object, required: [kind], properties: {kind: {type: string}, tricks: {type: integer}}}
            Cow: {type: object, required: [kind], properties: {kind: {type: string}, milk: {type: integer}}}
        """

    /// - Parameter members: The members of the schema in flow style, for example
    ///   `required: [a], properties: {a: {type: string}}`.
    private static func record(_ members: String) -> String {
        "    R: {type: object, \(members)}\n" + parts
    }

    private static func document(operation: String, schemas: String) -> String {
        head + "paths:\n  /r:\n    post: \(operation)\ncomponents:\n  schemas:\n\(schemas)\n"
    }
}
