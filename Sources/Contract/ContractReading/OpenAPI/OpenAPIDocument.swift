package import ContractModel
import Diagnostics
package import YAMLTree

/// An OpenAPI document as objects of the specification, without the parts that types do not need. A document of version
/// 2.0 has the objects of version 3.
package struct OpenAPIDocument {
    package var version: SpecificationVersion
    var versionText: String
    var title: String
    var contractVersion: String
    var schemas: [SchemaProperty]
    /// Named bodies, responses, parameters and headers. They may contain inline schemas.
    var components: [ComponentObject]
    var operations: [OperationObject]
    /// Broken references to objects other than schemas.
    var unresolved: [DanglingReference]
    /// The targets of references, as far as they were followed.
    var references: ReferenceIndex
    /// SHA-256 over the content of the documents.
    var contentHash = ""
    /// Reads schemas to which only references lead, and knows the schemas that were read.
    var schemaReader: SchemaReader
    /// Examples and defaults for a check against their schemas. Empty without a check.
    package var samples: [SampleObject] = []
    /// Names that the configuration may use although the document does not have them.
    var absentNames = AbsentNames()
}

/// An example or default, with its schema.
package struct SampleObject {
    var schema: SchemaObject
    package var value: YAMLNode
    package var isDefault: Bool
}

extension OpenAPIDocument {
    var documents: DocumentSet { references.documents }

    func resolver(dangling severity: Severity) -> ReferenceResolver {
        ReferenceResolver(references: references, schemas: schemaReader, danglingSeverity: severity)
    }
}

/// A named object other than a schema, with its inline schemas.
struct ComponentObject {
    var section: String
    var name: String
    /// A reference to it, relative to the root document.
    var pointer: String
    var componentDescription: String?
    /// The schema of a parameter or header.
    var schema: SchemaObject?
    var contents: [MediaTypeObject]
    var headers: [HeaderObject]
    var location: SourceLocation
}

/// An operation of `paths`, `webhooks` or a callback (3.1.1, section 4.8.10).
struct OperationObject {
    var operationID: String?
    var method: String
    var path: String
    /// The parameters of the path whose values may contain slashes.
    var spanningParameters: Set<String> = []
    /// The tokens of the JSON pointer to the operation.
    var pointer: [String]
    var summary: String?
    var operationDescription: String?
    var tags: [String]
    /// The parameters. A parameter of the path item is only in the first operation that does not replace it.
    var parameters: [ParameterObject]
    /// The number of parameters from the path item. They come first.
    var inheritedCount: Int
    /// All parameters of the path item, including those that the operation replaces.
    var pathParameters: [ParameterObject]
    /// The servers of the path item.
    var pathServers: YAMLNode?
    var requestBody: BodyObject?
    var responses: [ResponseObject]
    /// The messages of the web socket that the operation opens (`x-websocket-message`).
    var message: SchemaObject?
    /// The node, from which `OperationInterface` is read.
    var node: YAMLNode
    var location: SourceLocation
}

/// A Parameter Object with its schema.
struct ParameterObject {
    var name: String
    var place: String
    var schema: SchemaObject
    var isReference: Bool
    var node: YAMLNode
    var location: SourceLocation
}

/// A Request Body Object, or the content of a Response Object.
struct BodyObject {
    /// Whether a reference leads to the object. Its inline schemas are then named after the object's own place.
    var isReference: Bool
    var contents: [MediaTypeObject]
    /// The node. Nil for a form, which consists of parameters in version 2.0.
    var node: YAMLNode?
    var location: SourceLocation
}

/// A Response Object with its status.
struct ResponseObject {
    var status: String
    var body: BodyObject
    var headers: [HeaderObject]
    /// The headers of a response to which a reference leads. Their inline schemas are named after that response.
    var sharedHeaders: [HeaderObject] = []
}

/// A Header Object of a response, or of a part in a multipart body.
struct HeaderObject {
    /// The header of a named part: the names of the part and of the header.
    struct Part {
        var key: String
        var header: String
    }

    var name: String
    var part: Part?
    var schema: SchemaObject
    var isReference: Bool
    var isRequired = false
    var node: YAMLNode
    var location: SourceLocation
}

/// An event of a stream, from an extension of this tool or from `itemSchema`.
struct EventObject {
    var name: String
    var schema: SchemaObject
    /// Whether its data is a text, and not JSON.
    var isText = false
}

/// A Media Type Object with its media type.
struct MediaTypeObject {
    var mediaType: String
    var schema: SchemaObject?
    /// The schema as a text, for contents that need no type.
    var schemaText: String?
    /// The schema of each item of a stream, `itemSchema` (3.2.0, section 4.14.1).
    var itemSchema: SchemaObject?
    /// Whether that schema describes only the data of an event, from `contentSchema`.
    var itemIsData = false
    /// The schema of each event's data by the event's name, in the order of the document, from `x-sse-events` or
    /// `itemSchema`.
    var events: [EventObject] = []
    /// The names of the last events of a stream (`x-sse-terminal`).
    var terminalEvents: [String] = []
    /// The headers of the parts of a multipart body (`encoding`), by the names of part and header.
    var headers: [HeaderObject] = []
    /// The objects that define how the parts of a form are written: Encoding Objects, or parameters of version 2.0.
    var parts: [String: YAMLNode] = [:]
    var examples: [ExampleObject]
    var location: SourceLocation
}
