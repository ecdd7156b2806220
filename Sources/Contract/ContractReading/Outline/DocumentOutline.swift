package import ContractModel
package import Diagnostics
package import YAMLTree

/// The facts that the rules of lint need, collected in one walk over the nodes of a document. The facts include parts
/// that no type needs. Parts of other files are included only if they are targets of references, because the rest may
/// belong to another document.
package struct DocumentOutline {
    /// A member of `components`, or of the corresponding sections in Swagger 2.0.
    package struct Component {
        package var pointer: [String]
        package var kind: ObjectKind
        package var location: SourceLocation

        package var name: String { pointer.last ?? "" }
    }

    /// The index in `components` of the component that contains a node, or nil for a node of an operation.
    package typealias Owner = Int?

    /// A reference in the document, with its target.
    package struct Reference {
        package var object: ReferenceObject
        package var destination: Result<DocumentPlace, ReferenceFault>
        /// The kind of object that is needed where the reference is.
        package var kind: ObjectKind
        package var owner: Owner
        /// The keys that lead to the reference from the innermost named object, section or path that contains it.
        package var path: [String] = []
        /// Whether the reference is a value of a discriminator's mapping.
        package var isMapping = false
        /// Whether the reference is an element of an `allOf`.
        package var isBase = false
    }

    /// An operation of a path, a webhook or a callback.
    package struct Operation {
        package var method: String
        /// The path template, the webhook's name, or the callback's expression.
        package var path: String
        package var node: YAMLNode
        package var location: SourceLocation
    }

    /// A member of `paths`.
    package struct Path {
        package var template: String
        package var node: YAMLNode
        package var location: SourceLocation
    }

    /// A keyword of a schema.
    package struct Keyword {
        package var schema: YAMLNode
        package var value: YAMLNode
        package var location: SourceLocation
    }

    /// An object that may have an example for a schema: a parameter, a header, or a JSON body.
    struct Carrier {
        var node: YAMLNode
        var schema: YAMLNode
    }

    /// A variable of a server.
    package struct ServerVariable {
        package var name: String
        package var node: YAMLNode
        package var location: SourceLocation
    }

    /// An event of a stream that several alternatives of a schema describe.
    package struct RepeatedEvent {
        package var name: String
        package var location: SourceLocation
        package var first: SourceLocation
    }

    package var documents: DocumentSet
    package var version: SpecificationVersion
    package var components: [Component] = []
    package var references: [Reference] = []
    package var operations: [Operation] = []
    package var paths: [Path] = []
    package var keywords: [SchemaKeyword: [Keyword]] = [:]
    var carriers: [Carrier] = []
    package var serverVariables: [ServerVariable] = []
    /// The contents of streams that list the events which end the stream (`x-sse-terminal`).
    package var streams: [YAMLNode] = []
    package var repeatedEvents: [RepeatedEvent] = []
    /// The objects of the kinds that rules need, except references.
    package var objects: [ObjectKind: [YAMLNode]] = [:]
    /// The pairs of owners that share a node because of a reference or a YAML alias.
    package var sharing: [(Owner, with: Int)] = []

    /// Returns the object, or the object at the end of a chain of references. Returns nil for a broken reference.
    package func object(_ node: YAMLNode) -> YAMLNode? {
        switch documents.target(of: node) {
        case .success(let place): place?.node ?? node
        case .failure: nil
        }
    }
}
