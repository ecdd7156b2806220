public import Diagnostics

/// What a document promises, without references and without Swift: a table of type definitions and the operations
/// that use them. Every check on the document has passed when a contract exists.
public struct Contract: Sendable {
    public var info: ContractInfo
    /// Indexed by `TypeID`. Order: component schemas as the document lists them, each followed by the types nested in it, then
    /// the types of operations. Nothing that is written may depend on the order of unrelated definitions.
    public var definitions: [TypeDefinition]
    public var operations: [OperationDefinition]
    /// Definitions for which the configuration names a type of the user's: aliases of it. Here are the shapes that their values have.
    public var replaced: [TypeID: TypeShape]
    /// Examples and defaults that a check was asked for.
    public var samples: [ContractSample]
    /// What is to be remembered of it; nil where nothing is kept.
    public var lock: ContractLock?
    /// A reference to what stands at a place of the documents that it comes from; nil where nothing does.
    public var reference: @Sendable (SourceLocation) -> String? = { _ in nil }
    /// What the document called things of which a configuration may still speak: `Schema.property`.
    public var formerNames: Set<String> = []
    /// What `shared:` of the configuration makes, and of what.
    public var shared = SharedEnumerations()

    public init(
        info: ContractInfo, definitions: [TypeDefinition] = [], operations: [OperationDefinition] = [],
        replaced: [TypeID: TypeShape] = [:], samples: [ContractSample] = []
    ) {
        self.info = info
        self.definitions = definitions
        self.operations = operations
        self.replaced = replaced
        self.samples = samples
    }

    public subscript(id: TypeID) -> TypeDefinition {
        // Lent, not copied with all that it refers to: mostly one part of it is asked for.
        _read { yield definitions[id.rawValue] }
        _modify { yield &definitions[id.rawValue] }
    }
}

public struct ContractInfo: Hashable, Sendable {
    public var title: String
    /// Nil where the document has no title.
    public var titleLocation: SourceLocation?
    public var version: String
    /// Nil where the document has no version.
    public var versionLocation: SourceLocation?
    /// The value of `openapi:` or `swagger:`.
    public var specification: String
    public var description: String?
    /// SHA-256 over the parsed document with component maps sorted, in hexadecimal: YAML and JSON twins agree.
    public var contentHash: String

    public init(
        title: String, at titleLocation: SourceLocation? = nil, version: String,
        at versionLocation: SourceLocation? = nil, specification: String,
        description: String? = nil, contentHash: String
    ) {
        self.title = title
        self.titleLocation = titleLocation
        self.version = version
        self.versionLocation = versionLocation
        self.specification = specification
        self.description = description
        self.contentHash = contentHash
    }
}

/// What one operation sends and receives, as far as DTOs are concerned. The schemas' own types are in the contract's table.
public struct OperationDefinition: Sendable {
    /// `operationId`, else method and path: `get /works/{id}`.
    public var name: String
    public var method: String
    public var path: String
    /// JSON pointer of the declaration; of two operations with one name, what tells them apart.
    public var pointer: String
    public var documentation: Documentation
    public var requestBody: TypeUse?
    public var responses: [ResponseDefinition]
    /// Nil unless the contract is to be described.
    public var details: OperationDetails?
    /// Nil unless the contract is to be compared.
    public var interface: OperationInterface?
    public var location: SourceLocation

    public init(
        name: String, method: String, path: String, pointer: String, documentation: Documentation,
        requestBody: TypeUse?, responses: [ResponseDefinition], details: OperationDetails? = nil,
        interface: OperationInterface? = nil, location: SourceLocation
    ) {
        self.name = name
        self.method = method
        self.path = path
        self.pointer = pointer
        self.documentation = documentation
        self.requestBody = requestBody
        self.responses = responses
        self.details = details
        self.interface = interface
        self.location = location
    }
}

extension OperationDefinition {
    /// The server calls these; the app reads what they carry.
    public var isCalledByServer: Bool { isWebhook || isCallback }

    public var isCallback: Bool { pointer.contains("/callbacks/") }

    public var isWebhook: Bool { pointer.hasPrefix("#/webhooks/") || pointer.hasPrefix("/webhooks/") }

    /// Of its responses and its request.
    public var bodies: [TypeUse] {
        responses.map(\.body) + [requestBody].compactMap(\.self)
    }
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
