public import Diagnostics

/// An operation of the API (OpenAPI 3.1.1 section 4.8.10). Its types are in the contract's table.
public struct OperationDefinition: Sendable {
    /// The `operationId`, or the method and path if it is missing: `get /works/{id}`.
    public var name: String
    /// The method in lower case. Methods of `additionalOperations` are spelled as in the document.
    public var method: String
    /// The template of the path, or the name of a webhook or callback.
    public var path: String
    /// The JSON pointer to the declaration. It distinguishes two operations with the same name.
    public var pointer: String
    /// The summary and description in the document.
    public var documentation: Documentation
    /// The type of the request's JSON or form.
    public var requestBody: TypeUse?
    /// The responses with a JSON body.
    public var responses: [ResponseDefinition]
    /// All parameters, bodies and responses. The value is nil in a run that does not need them, because finding them
    /// takes a twentieth of a run.
    public var interface: OperationInterface?
    /// The operation's own type, which contains the inline types and, for a client, the type of a call. The value is
    /// nil if the operation has neither inline types nor a call.
    public var type: TypeID?
    /// The place of the operation in the document.
    public var location: SourceLocation

    public init(
        name: String, method: String, path: String, pointer: String, documentation: Documentation,
        requestBody: TypeUse?, responses: [ResponseDefinition], interface: OperationInterface? = nil,
        type: TypeID? = nil, location: SourceLocation
    ) {
        self.name = name
        self.method = method
        self.path = path
        self.pointer = pointer
        self.documentation = documentation
        self.requestBody = requestBody
        self.responses = responses
        self.interface = interface
        self.type = type
        self.location = location
    }

    /// The names that the configuration may use for the operation.
    public var selectionNames: [String] { [name, endpoint] }

    /// Returns the rule for the operation's pages: the rule of the configuration, or the document's rule if there is
    /// none.
    ///
    /// - Parameter configured: Maps the names of operations in the configuration to rules.
    public func paginationRule(
        _ configured: [String: PaginationRule]
    ) -> Result<PaginationRule, PaginationFault>? {
        selectionNames.lazy.compactMap { configured[$0] }.first.map(Result.success) ?? interface?.pagination
    }
}

extension OperationDefinition {
    /// The methods for which a path item has a field, in their usual order.
    public static let fixedMethods = ["get", "head", "query", "post", "put", "patch", "delete", "options", "trace"]

    /// Returns a method as it is sent. Methods of `additionalOperations` are sent as the document spells them (OpenAPI
    /// 3.2.0 section 4.9.1).
    public static func sent(_ method: String) -> String {
        fixedMethods.contains(method) ? method.uppercased() : method
    }

    /// Whether a method as it is sent is one of the fixed methods. The names of methods are case-sensitive (RFC 9110
    /// section 9.1).
    public static func isFixed(sent method: String) -> Bool {
        method == method.uppercased() && fixedMethods.contains(method.lowercased())
    }

    /// The method as it is sent.
    public var sentMethod: String { Self.sent(method) }

    /// Whether a request with this method may have a body. In a request with GET, HEAD or TRACE, a body has no meaning
    /// (RFC 9110 section 9.3).
    public var mayHaveBody: Bool { !["get", "head", "trace"].contains(method.lowercased()) }

    /// The method and path: `GET /works/{id}`.
    public var endpoint: String { sentMethod + " " + path }
}

extension OperationDefinition {
    /// Whether the server calls the operation, and the app reads the request.
    public var isCalledByServer: Bool { isWebhook || isCallback }

    /// Whether the method and path are the usual method and path of GraphQL: `POST` to a path that ends with `/graphql`
    /// (GraphQL over HTTP, section 4.2).
    public static func isGraphQL(_ method: String, _ path: String) -> Bool {
        method.lowercased() == "post" && path.split(separator: "/").last?.lowercased() == "graphql"
    }

    /// Whether the operation is a callback of another operation (OpenAPI 3.1.1 section 4.8.18).
    public var isCallback: Bool { pointer.contains("/callbacks/") }

    /// Whether the operation is a webhook (OpenAPI 3.1.1 section 4.8.1).
    public var isWebhook: Bool { pointer.hasPrefix("#/webhooks/") || pointer.hasPrefix("/webhooks/") }

    /// The types of all bodies: of the responses and of the request.
    public var bodies: [TypeUse] {
        responses.map(\.body) + [requestBody].compactMap(\.self)
    }

    /// The parts of the path.
    public var template: PathTemplate { PathTemplate(path) }
}

/// A response with a JSON body.
public struct ResponseDefinition: Sendable {
    /// The status: `200`, `4XX` or `default`.
    public var status: String
    public var body: TypeUse
    /// The examples of the media type, unchecked.
    public var examples: [ContractExample]
    /// The place of the response in the document.
    public var location: SourceLocation

    public init(status: String, body: TypeUse, examples: [ContractExample], location: SourceLocation) {
        self.status = status
        self.body = body
        self.examples = examples
        self.location = location
    }
}
