import Diagnostics

/// A schema with its own name: a component, or the target of a reference outside of the components.
struct NamedSchema {
    var key: String
    var schema: SchemaObject
    /// A reference to the schema, relative to the root document: `#/components/schemas/Pet`, `schemas/Pet.yaml#`.
    var pointer: String
    /// The file that contains the schema, relative to the root document's folder, or nil for the root document.
    var file: String?
    var location: SourceLocation
}
