import Diagnostics
import YAMLTree

/// What the rules ask of a document, gathered in one walk over its nodes: also of parts that no type depends on.
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
        /// What is needed where it stands.
        var kind: ObjectKind
        var owner: Owner
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

    var tree: YAMLTree
    var components: [Component] = []
    var references: [Reference] = []
    var operations: [Operation] = []
    var paths: [Path] = []
    var keywords: [SchemaKeyword: [Keyword]] = [:]
    var carriers: [Carrier] = []
    /// Owners of one and the same node, through a YAML alias.
    var sharing: [(Owner, with: Int)] = []

    /// The target of a reference within the document.
    func target(of reference: ReferenceObject) -> YAMLNode? {
        reference.localPointer.flatMap { tree.root.node(at: $0[...]) }
    }

    /// The object itself, or what its `$ref` leads to, through a chain of them; nil where that is not in this document.
    func object(_ node: YAMLNode) -> YAMLNode? {
        var node = node
        for _ in 0..<16 {
            guard let reference = node["$ref"] else { return node }
            guard let target = target(of: ReferenceObject(text: reference.text, location: reference.location)) else {
                return nil
            }
            node = target
        }
        return nil
    }
}
