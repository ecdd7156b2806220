public import Diagnostics

/// One operation of the API (3.1.1, section 4.8.10). The types that it uses are in the contract's table.
public struct OperationDefinition: Sendable {
    /// `operationId`, else method and path: `get /works/{id}`.
    public var name: String
    /// In small letters, but for those of `additionalOperations`.
    public var method: String
    /// The template of its path; of a webhook or callback its name.
    public var path: String
    /// JSON pointer of the declaration; of two operations with one name, what tells them apart.
    public var pointer: String
    public var documentation: Documentation
    /// The request's JSON or form.
    public var requestBody: TypeUse?
    /// Those with a JSON body.
    public var responses: [ResponseDefinition]
    /// All that it takes and gives; nil in a run that makes nothing of it, since it takes a twentieth of a run to find.
    public var interface: OperationInterface?
    /// The type of its own: the namespace of its inline types and, where there is a client, what a call of it is. Nil where it has neither.
    public var type: TypeID?
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

    /// What the configuration may call it.
    public var selectionNames: [String] { [name, endpoint] }
}

extension OperationDefinition {
    /// Those that a path item has a field for, in the order in which people list them.
    public static let fixedMethods = ["get", "head", "query", "post", "put", "patch", "delete", "options", "trace"]

    /// A method as it is sent: those of `additionalOperations` are written as the document has them (3.2.0, section 4.9.1).
    public static func sent(_ method: String) -> String {
        fixedMethods.contains(method) ? method.uppercased() : method
    }

    /// Whether a method, as it is sent, is one of those: names of methods have a case (RFC 9110, section 9.1).
    public static func isFixed(sent method: String) -> Bool {
        method == method.uppercased() && fixedMethods.contains(method.lowercased())
    }

    public var sentMethod: String { Self.sent(method) }

    /// `GET /works/{id}`
    public var endpoint: String { sentMethod + " " + path }
}

extension OperationDefinition {
    /// The server calls these; the app reads what they carry.
    public var isCalledByServer: Bool { isWebhook || isCallback }

    public var isCallback: Bool { pointer.contains("/callbacks/") }

    public var isWebhook: Bool { pointer.hasPrefix("#/webhooks/") || pointer.hasPrefix("/webhooks/") }

    /// The types of its responses' bodies and of its request's.
    public var bodies: [TypeUse] {
        responses.map(\.body) + [requestBody].compactMap(\.self)
    }

    public var template: PathTemplate { PathTemplate(path) }
}

/// One response with a JSON body.
public struct ResponseDefinition: Sendable {
    /// `200`, `4XX`, `default`.
    public var status: String
    public var body: TypeUse
    /// The media type's examples, unchecked.
    public var examples: [ContractExample]
    public var location: SourceLocation

    public init(status: String, body: TypeUse, examples: [ContractExample], location: SourceLocation) {
        self.status = status
        self.body = body
        self.examples = examples
        self.location = location
    }
}
