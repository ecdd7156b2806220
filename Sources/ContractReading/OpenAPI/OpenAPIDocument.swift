package import ContractModel
import Diagnostics
package import YAMLTree

/// An OpenAPI document as the specification's own objects, limited to what DTOs are made from; a document of version 2.0 in those of 3.
package struct OpenAPIDocument {
    package var version: SpecificationVersion
    var versionText: String
    var title: String
    var contractVersion: String
    var schemas: [SchemaProperty]
    /// Bodies, responses, parameters and headers with names, in which inline schemas may stand.
    var components: [ComponentObject]
    var operations: [OperationObject]
    /// References to objects other than schemas that lead nowhere.
    var unresolved: [DanglingReference]
    /// Knows where those lead that have been followed.
    var references: ReferenceIndex
    /// SHA-256 over what the documents say.
    var contentHash = ""
    /// Reads what only references lead to, and knows what has been read.
    var schemaReader: SchemaReader
    /// Examples and defaults to be checked against their schemas; empty unless a check is asked for.
    package var samples: [SampleObject] = []
}

/// An example or default, and the schema that it belongs to.
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
    /// A reference to it, seen from the root document.
    var pointer: String
    var componentDescription: String?
    /// The schema of a parameter or header.
    var schema: SchemaObject?
    var contents: [MediaTypeObject]
    var headers: [HeaderObject]
    var location: SourceLocation
}

/// One operation of `paths`, `webhooks` or a callback (3.1.1, section 4.8.10).
struct OperationObject {
    var operationID: String?
    var method: String
    var path: String
    /// JSON pointer tokens of the operation.
    var pointer: [String]
    var summary: String?
    var operationDescription: String?
    var tags: [String]
    /// Those of the path item are with the first of its operations that does not replace them.
    var parameters: [ParameterObject]
    /// How many of them, from the first on, are the path item's.
    var inheritedCount: Int
    /// All of the path item's, also those that the operation replaces.
    var pathParameters: [ParameterObject]
    /// The path item's list.
    var pathServers: YAMLNode?
    var requestBody: BodyObject?
    var responses: [ResponseObject]
    /// `x-websocket-message`: what the web socket carries that the operation opens.
    var message: SchemaObject?
    /// For what only a description of the API needs.
    var node: YAMLNode
    var location: SourceLocation
}

struct ParameterObject {
    var name: String
    var place: String
    var schema: SchemaObject
    var isReference: Bool
    var node: YAMLNode
    var location: SourceLocation
}

/// A Request Body Object, or a Response Object's content.
struct BodyObject {
    /// Whether it stands elsewhere, where its inline schemas get their names.
    var isReference: Bool
    var contents: [MediaTypeObject]
    /// Nil for the form that parameters of version 2.0 make.
    var node: YAMLNode?
    var location: SourceLocation
}

struct ResponseObject {
    var status: String
    var body: BodyObject
    var headers: [HeaderObject]
    /// Those of a response that stands elsewhere, where their inline schemas get their names.
    var sharedHeaders: [HeaderObject] = []
}

struct HeaderObject {
    /// Of a part that has a name: what the body calls the part, and the part calls the header.
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

/// An event of a stream, by our own extension or by `itemSchema`.
struct EventObject {
    var name: String
    var schema: SchemaObject
    /// Whether its data are a text as they stand, not JSON.
    var isText = false
}

struct MediaTypeObject {
    var mediaType: String
    var schema: SchemaObject?
    /// `itemSchema` (3.2.0, section 4.14.1): of each item of a stream.
    var itemSchema: SchemaObject?
    /// Whether that is of an event's data alone, for which the document says `contentSchema`.
    var itemIsData = false
    /// `x-sse-events`: the schema of each event's data by the event's name, in the order of the document; or what `itemSchema` says of that.
    var events: [EventObject] = []
    /// `x-sse-terminal`: the events after which there is no other.
    var terminalEvents: [String] = []
    /// Headers of the parts of a multipart body (`encoding`), each under the names of part and header.
    var headers: [HeaderObject] = []
    /// What says how the parts of a form are written: Encoding Objects, and parameters of version 2.0.
    var parts: [String: YAMLNode] = [:]
    var examples: [ExampleObject]
    var location: SourceLocation
}
