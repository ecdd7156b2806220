package import Diagnostics
import YAMLTree

/// An OpenAPI document as the specification's own objects, limited to what DTOs are made from; a document of version 2.0 in those of 3.
package struct OpenAPIDocument {
    package var version: SpecificationVersion
    package var versionText: String
    package var title: String
    package var contractVersion: String
    package var schemas: [SchemaProperty]
    /// Bodies, responses, parameters and headers with names, in which inline schemas may stand.
    package var components: [ComponentObject]
    package var operations: [OperationObject]
    /// References to objects other than schemas that lead nowhere.
    var unresolved: [DanglingReference]
    package var documents: DocumentSet
    /// SHA-256 over what the documents say.
    package var contentHash = ""
    /// Reads what only references lead to, and knows what has been read.
    var schemaReader: SchemaReader
    /// Examples and defaults to be checked against their schemas; empty unless a check is asked for.
    var samples: [SampleObject] = []
}

/// An example or default, and the schema that it belongs to.
struct SampleObject {
    var schema: SchemaObject
    var value: YAMLNode
    var isDefault: Bool
}

extension OpenAPIDocument {
    func resolver(dangling severity: Severity) -> ReferenceResolver {
        ReferenceResolver(documents: documents, schemas: schemaReader, danglingSeverity: severity)
    }
}

/// A named object other than a schema, with its inline schemas.
package struct ComponentObject {
    package var section: String
    package var name: String
    /// A reference to it, seen from the root document.
    package var pointer: String
    package var componentDescription: String?
    /// The schema of a parameter or header.
    package var schema: SchemaObject?
    package var contents: [MediaTypeObject]
    package var headers: [HeaderObject]
    package var location: SourceLocation
}

/// One operation of `paths`, `webhooks` or a callback (3.1.1, section 4.8.10).
package struct OperationObject {
    package var operationID: String?
    package var method: String
    package var path: String
    /// JSON pointer tokens of the operation.
    package var pointer: [String]
    package var summary: String?
    package var operationDescription: String?
    package var tags: [String]
    /// Those of the path item are with the first of its operations that does not replace them.
    package var parameters: [ParameterObject]
    /// How many of them, from the first on, are the path item's.
    var inheritedCount: Int
    /// All of the path item's, also those that the operation replaces.
    var pathParameters: [ParameterObject]
    package var requestBody: BodyObject?
    package var responses: [ResponseObject]
    /// For what only a description of the API needs.
    var node: YAMLNode
    package var location: SourceLocation
}

package struct ParameterObject {
    package var name: String
    package var place: String
    package var schema: SchemaObject
    package var isReference: Bool
    var node: YAMLNode
    package var location: SourceLocation
}

/// A Request Body Object, or a Response Object's content.
package struct BodyObject {
    /// Whether it stands elsewhere, where its inline schemas get their names.
    package var isReference: Bool
    package var contents: [MediaTypeObject]
    /// Nil for the form that parameters of version 2.0 make.
    var node: YAMLNode?
    package var location: SourceLocation
}

package struct ResponseObject {
    package var status: String
    package var body: BodyObject
    package var headers: [HeaderObject]
    /// Those of a response that stands elsewhere, where their inline schemas get their names.
    package var sharedHeaders: [HeaderObject] = []
}

package struct HeaderObject {
    package var name: String
    package var schema: SchemaObject
    package var isReference: Bool
    package var isRequired = false
    package var location: SourceLocation
}

package struct MediaTypeObject {
    package var mediaType: String
    package var schema: SchemaObject?
    /// `itemSchema` (3.2.0, section 4.14.1): of each item of a stream.
    package var itemSchema: SchemaObject?
    /// Headers of the parts of a multipart body (`encoding`), each under the names of part and header.
    package var headers: [HeaderObject] = []
    package var examples: [ExampleObject]
    package var location: SourceLocation
}
