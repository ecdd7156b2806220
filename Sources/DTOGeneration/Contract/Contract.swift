package import Diagnostics

/// What a document promises, without references and without Swift: a table of type definitions and the operations
/// that use them. Every check on the document has passed when a contract exists.
package struct Contract: Sendable {
    package var info: ContractInfo
    /// Indexed by `TypeID`. Order: component schemas as the document lists them, each followed by the types nested in it, then
    /// the types of operations. Nothing that is written may depend on the order of unrelated definitions.
    package var definitions: [TypeDefinition]
    package var operations: [OperationDefinition]
    /// Definitions for which the configuration names a type of the user's: aliases of it. Here are the shapes that their values have.
    package var replaced: [TypeID: TypeShape]
    /// Examples and defaults that a check was asked for.
    package var samples: [ContractSample]
    /// What is to be remembered of it; nil where nothing is kept.
    package var lock: ContractLock?
    /// A reference to what stands at a place of the documents that it comes from; nil where nothing does.
    var reference: @Sendable (SourceLocation) -> String? = { _ in nil }
    /// What the document called things of which a configuration may still speak: `Schema.property`.
    var formerNames: Set<String> = []
    /// What `shared:` of the configuration makes, and of what.
    var shared = SharedEnumerations()

    package init(
        info: ContractInfo, definitions: [TypeDefinition] = [], operations: [OperationDefinition] = [],
        replaced: [TypeID: TypeShape] = [:], samples: [ContractSample] = []
    ) {
        self.info = info
        self.definitions = definitions
        self.operations = operations
        self.replaced = replaced
        self.samples = samples
    }

    package subscript(id: TypeID) -> TypeDefinition {
        // Lent, not copied with all that it refers to: mostly one part of it is asked for.
        _read { yield definitions[id.rawValue] }
        _modify { yield &definitions[id.rawValue] }
    }
}

package struct ContractInfo: Hashable, Sendable {
    package var title: String
    /// Nil where the document has no title.
    package var titleLocation: SourceLocation?
    package var version: String
    /// Nil where the document has no version.
    package var versionLocation: SourceLocation?
    /// The value of `openapi:` or `swagger:`.
    package var specification: String
    package var description: String?
    /// SHA-256 over the parsed document with component maps sorted, in hexadecimal: YAML and JSON twins agree.
    package var contentHash: String

    package init(
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
package struct OperationDefinition: Sendable {
    /// `operationId`, else method and path: `get /works/{id}`.
    package var name: String
    package var method: String
    package var path: String
    /// JSON pointer of the declaration; of two operations with one name, what tells them apart.
    package var pointer: String
    package var documentation: Documentation
    package var requestBody: TypeUse?
    package var responses: [ResponseDefinition]
    /// Nil unless the contract is to be described.
    package var details: OperationDetails?
    /// Nil unless the contract is to be compared.
    package var interface: OperationInterface?
    package var location: SourceLocation

    package init(
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
    /// Of its responses and its request.
    var bodies: [TypeUse] {
        responses.map(\.body) + [requestBody].compactMap(\.self)
    }
}

/// One response with a JSON body.
package struct ResponseDefinition: Sendable {
    /// `200`, `4XX`, `default`.
    package var status: String
    package var body: TypeUse
    /// The media type's examples, unchecked.
    package var examples: [ContractExample]
    package var location: SourceLocation

    package init(status: String, body: TypeUse, examples: [ContractExample], location: SourceLocation) {
        self.status = status
        self.body = body
        self.examples = examples
        self.location = location
    }
}
