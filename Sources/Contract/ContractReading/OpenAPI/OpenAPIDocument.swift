package import ContractModel
import Diagnostics
package import YAMLTree

/// An OpenAPI document as objects of the specification, without the parts that types do not need. A document of OpenAPI
/// 2.0 is converted to objects of OpenAPI 3.
package struct OpenAPIDocument {
    package var version: SpecificationVersion
    var versionText: String
    var title: String
    var contractVersion: String
    var schemas: [SchemaProperty]
    /// The named bodies, responses, parameters and headers, which may contain inline schemas.
    var components: [ComponentObject]
    var operations: [OperationObject]
    /// The broken references to objects other than schemas.
    var unresolved: [DanglingReference]
    /// Resolves references, and keeps the targets that were found.
    var references: ReferenceIndex
    /// The SHA-256 of the content of the documents (`ContentHash`).
    var contentHash = ""
    /// Reads the schemas to which only references lead, and keeps all schemas that were read.
    var schemaReader: SchemaReader
    /// The examples and defaults to be checked against their schemas. The list is empty if they are not checked.
    package var samples: [SampleObject] = []
    /// The names that the configuration may use although the document does not have them.
    var absentNames = AbsentNames()
}

/// An example or default, with the schema that it should satisfy.
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
    /// A reference to the object, relative to the root document.
    var pointer: String
    var componentDescription: String?
    /// The schema of a parameter or header.
    var schema: SchemaObject?
    var contents: [MediaTypeObject]
    var headers: [HeaderObject]
    var location: SourceLocation
}

/// An operation of `paths`, `webhooks` or a callback (OpenAPI 3.1.1, section 4.8.10).
struct OperationObject {
    var operationID: String?
    var method: String
    var path: String
    /// The names of the path's parameters whose values may contain slashes.
    var spanningParameters: Set<String> = []
    /// The tokens of the JSON pointer to the operation.
    var pointer: [String]
    var summary: String?
    var operationDescription: String?
    var tags: [String]
    /// The parameters. A parameter of the path item is only in the first operation that does not replace it.
    var parameters: [ParameterObject]
    /// The number of parameters that come from the path item. These parameters are at the beginning of `parameters`.
    var inheritedCount: Int
    /// All parameters of the path item, including the parameters that the operation replaces.
    var pathParameters: [ParameterObject]
    /// The servers of the path item.
    var pathServers: YAMLNode?
    var requestBody: BodyObject?
    var responses: [ResponseObject]
    /// The messages of the web socket that the operation opens (`x-websocket-message`).
    var message: SchemaObject?
    /// The node from which the parts for `OperationInterface` are read later.
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
    /// Whether a reference leads to the object. If so, the inline schemas of the object are named after the object's
    /// own place.
    var isReference: Bool
    var contents: [MediaTypeObject]
    /// The node, or nil for a form of OpenAPI 2.0, which consists of parameters.
    var node: YAMLNode?
    var location: SourceLocation
}

/// A Response Object with its status.
struct ResponseObject {
    var status: String
    var body: BodyObject
    var headers: [HeaderObject]
    /// The headers of a response to which a reference leads. Their inline schemas are named after the response's own
    /// place.
    var sharedHeaders: [HeaderObject] = []
}

/// A Header Object of a response, or of a part in a multipart body.
struct HeaderObject {
    /// The names of a part and of its header.
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

/// An event of a stream, from `x-sse-events` or `itemSchema`.
struct EventObject {
    var name: String
    var schema: SchemaObject
    /// Whether the data is a string instead of JSON.
    var isText = false
}

/// A Media Type Object with its media type.
struct MediaTypeObject {
    var mediaType: String
    var schema: SchemaObject?
    /// The schema as text, for contents that need no type.
    var schemaText: String?
    /// The schema of each item of a stream (`itemSchema`, 3.2.0, section 4.14.1).
    var itemSchema: SchemaObject?
    /// Whether `itemSchema` describes only the data of an event, because it comes from `contentSchema`.
    var itemIsData = false
    /// The events with the schemas of their data, in the order of the document, from `x-sse-events` or `itemSchema`.
    var events: [EventObject] = []
    /// The names of the events that end a stream (`x-sse-terminal`).
    var terminalEvents: [String] = []
    /// The headers of the parts of a multipart body (`encoding`). Their names contain the names of the parts.
    var headers: [HeaderObject] = []
    /// Maps the parts of a form to the objects that define how they are written: Encoding Objects, or parameters of
    /// OpenAPI 2.0.
    var parts: [String: YAMLNode] = [:]
    var examples: [ExampleObject]
    var location: SourceLocation
}
