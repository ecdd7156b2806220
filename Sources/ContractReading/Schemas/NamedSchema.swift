import Diagnostics
import YAMLTree

/// A schema with a name of its own: a component, or what a reference leads to in another file or elsewhere outside the components.
struct NamedSchema {
    var key: String
    var schema: SchemaObject
    /// A reference to it, seen from the root document: `#/components/schemas/Pet`, `schemas/Pet.yaml#`.
    var pointer: String
    /// The file in which it stands, relative to the root document's folder; nil for the root document itself.
    var file: String?
    var location: SourceLocation
}
