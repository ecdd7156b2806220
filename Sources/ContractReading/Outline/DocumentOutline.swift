package import ContractModel
package import Diagnostics
package import YAMLTree

/// What the rules ask of a document, gathered in one walk over its nodes: also of parts that no type depends on. Of its other files it
/// holds what references lead to, and nothing else: the rest may be another document's.
package struct DocumentOutline {
    /// A member of `components`, or of its counterparts in Swagger 2.0.
    package struct Component {
        package var pointer: [String]
        package var kind: ObjectKind
        package var location: SourceLocation

        package var name: String { pointer.last ?? "" }
    }

    /// Index into `components`; nil stands for the operations of the document.
    package typealias Owner = Int?

    package struct Reference {
        package var object: ReferenceObject
        package var destination: Result<DocumentPlace, ReferenceFault>
        /// What is needed where it stands.
        package var kind: ObjectKind
        package var owner: Owner
        /// The keys that lead to it, as far as sections and paths need them.
        package var path: [String] = []
        /// It is a value of a discriminator's mapping.
        package var isMapping = false
        /// It is a part of the owner's `allOf`.
        package var isBase = false
    }

    package struct Operation {
        package var method: String
        /// The path's template, the webhook's name, or the callback's expression.
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

    /// An object in which an example of a schema may stand: a parameter, a header, or a JSON body.
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

    /// An event of a stream that several alternatives of its schema describe.
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
    /// Contents that say with which events they end.
    package var streams: [YAMLNode] = []
    package var repeatedEvents: [RepeatedEvent] = []
    /// Objects other than references, as far as rules ask for their kind.
    package var objects: [ObjectKind: [YAMLNode]] = [:]
    /// Owners of one and the same node, through a YAML alias.
    package var sharing: [(Owner, with: Int)] = []

    /// The object itself, or what its `$ref` leads to, through a chain of them; nil where that is not known.
    package func object(_ node: YAMLNode) -> YAMLNode? {
        switch documents.target(of: node) {
        case .success(let place): place?.node ?? node
        case .failure: nil
        }
    }
}
