package import Diagnostics
import References
package import YAMLTree

/// A Reference Object (3.1.1, section 4.8.23): `$ref` as the document spells it, and from where it is seen.
package struct ReferenceObject: Hashable, Sendable {
    package var text: String
    /// Its file is the document from which a relative reference is seen.
    package var location: SourceLocation
    /// The schema with an `$id` of its own in which it stands, among `SchemaIdentifiers.resources`.
    package var resource: Int?

    package init(text: String, location: SourceLocation, resource: Int? = nil) {
        self.text = text
        self.location = location
        self.resource = resource
    }

    /// What a discriminator may map to besides a reference: neither a path nor a pointer.
    var isBareName: Bool { !text.contains("/") && !text.contains("#") }

    /// Nil where the node is no mapping with a `$ref`.
    package init?(of node: YAMLNode) {
        guard let text = node["$ref"], text.kind == .scalar else { return nil }
        self.init(text: text.text, location: text.location)
    }

    /// The unescaped tokens of a JSON pointer in the document itself, or nil where the reference is to another document or is no pointer.
    package var localPointer: [String]? {
        guard text.hasPrefix("#") else { return nil }
        let fragment = text.dropFirst()
        if fragment.isEmpty { return [] }
        return fragment.hasPrefix("/") ? JSONPointer.tokens(of: String(fragment)) : nil
    }
}
