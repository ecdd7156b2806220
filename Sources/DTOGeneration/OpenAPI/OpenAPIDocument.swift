package import Diagnostics
package import YAMLTree

/// An OpenAPI document as the specification's own objects, limited to what DTOs are made from. References are not followed.
package struct OpenAPIDocument {
    package var version: SpecificationVersion
    package var versionText: String
    package var title: String
    package var contractVersion: String
    package var schemas: [SchemaProperty]
    /// Bodies, parameters and headers under `components`, in which inline schemas may stand.
    package var components: [ComponentObject]
    package var operations: [OperationObject]
    package var tree: YAMLTree
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

/// A member of `components` other than a schema, with its inline schemas.
package struct ComponentObject {
    package var section: String
    package var name: String
    package var contents: [MediaTypeObject]
    /// The schema of a parameter or header.
    package var schema: SchemaObject?
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
    package var parameters: [ParameterObject]
    package var requestBody: BodyObject?
    package var responses: [ResponseObject]
    package var location: SourceLocation
}

package struct ParameterObject {
    package var name: String
    package var place: String
    package var schema: SchemaObject
    package var location: SourceLocation
}

/// A Request Body Object, or a Response Object's content: inline, or by reference.
package struct BodyObject {
    package var reference: ReferenceObject?
    package var contents: [MediaTypeObject]
    package var location: SourceLocation
}

package struct ResponseObject {
    package var status: String
    package var body: BodyObject
    package var headers: [HeaderObject]
}

package struct HeaderObject {
    package var name: String
    package var schema: SchemaObject
}

package struct MediaTypeObject {
    package var mediaType: String
    package var schema: SchemaObject?
    package var examples: [ExampleObject]
    package var location: SourceLocation

    /// JSON, and what DTOs are made for besides: forms and multipart bodies, whose parts have names and types as properties do.
    package var isStructured: Bool {
        isJSON || essence == "application/x-www-form-urlencoded" || essence.hasPrefix("multipart/")
    }

    package var isJSON: Bool {
        essence == "application/json" || essence.hasSuffix("+json") || essence == "text/json" || essence == "*/*"
            || essence == "application/*"
    }

    /// Type and subtype in lower case, without parameters.
    private var essence: String {
        let end = mediaType.firstIndex(of: ";") ?? mediaType.endIndex
        return mediaType[..<end].filter { $0 != " " }.lowercased()
    }
}
