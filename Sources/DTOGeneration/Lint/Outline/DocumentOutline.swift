import Diagnostics
import YAMLTree

/// What the rules ask of a document, gathered in one walk over its nodes: also of parts that no type depends on. Of its other files it
/// holds what references lead to, and nothing else: the rest may be another document's.
struct DocumentOutline {
    /// A member of `components`, or of its counterparts in Swagger 2.0.
    struct Component {
        var pointer: [String]
        var kind: ObjectKind
        var location: SourceLocation

        var name: String { pointer.last ?? "" }
    }

    /// Index into `components`; nil stands for the operations of the document.
    typealias Owner = Int?

    struct Reference {
        var object: ReferenceObject
        var destination: Result<DocumentPlace, ReferenceFault>
        /// What is needed where it stands.
        var kind: ObjectKind
        var owner: Owner
        /// The keys that lead to it, as far as sections and paths need them.
        var path: [String] = []
        /// It is a value of a discriminator's mapping.
        var isMapping = false
        /// It is a part of the owner's `allOf`.
        var isBase = false
    }

    struct Operation {
        var method: String
        /// The path's template, the webhook's name, or the callback's expression.
        var path: String
        var node: YAMLNode
        var location: SourceLocation
    }

    /// A member of `paths`.
    struct Path {
        var template: String
        var node: YAMLNode
        var location: SourceLocation
    }

    /// A keyword of a schema.
    struct Keyword {
        var schema: YAMLNode
        var value: YAMLNode
        var location: SourceLocation
    }

    /// An object in which an example of a schema may stand: a parameter, a header, or a JSON body.
    struct Carrier {
        var node: YAMLNode
        var schema: YAMLNode
    }

    /// A variable of a server.
    struct ServerVariable {
        var name: String
        var node: YAMLNode
        var location: SourceLocation
    }

    var documents: DocumentSet
    var version: SpecificationVersion
    var components: [Component] = []
    var references: [Reference] = []
    var operations: [Operation] = []
    var paths: [Path] = []
    var keywords: [SchemaKeyword: [Keyword]] = [:]
    var carriers: [Carrier] = []
    var serverVariables: [ServerVariable] = []
    /// Objects other than references, as far as rules ask for their kind.
    var objects: [ObjectKind: [YAMLNode]] = [:]
    /// Owners of one and the same node, through a YAML alias.
    var sharing: [(Owner, with: Int)] = []

    /// The object itself, or what its `$ref` leads to, through a chain of them; nil where that is not known.
    func object(_ node: YAMLNode) -> YAMLNode? {
        switch documents.target(of: node) {
        case .success(let place): place?.node ?? node
        case .failure: nil
        }
    }
}
