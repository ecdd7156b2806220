package import Diagnostics
import References
package import YAMLTree

/// A Reference Object (3.1.1, section 4.8.23): the text of `$ref`, and the place to which it is relative.
package struct ReferenceObject: Hashable, Sendable {
    package var text: String
    /// The place of the text. Its file is the document to which a relative reference is resolved.
    package var location: SourceLocation
    /// The enclosing schema with an `$id`, as an index of `SchemaIdentifiers.resources`.
    package var resource: Int?

    package init(text: String, location: SourceLocation, resource: Int? = nil) {
        self.text = text
        self.location = location
        self.resource = resource
    }

    /// Whether the text can be a plain name in a discriminator's mapping, because it is neither a path nor a pointer.
    var isBareName: Bool { !text.contains("/") && !text.contains("#") }

    /// Reads the `$ref` of a node. Returns nil for a node that is not a mapping with a `$ref`.
    package init?(of node: YAMLNode) {
        guard let text = node["$ref"], text.kind == .scalar else { return nil }
        self.init(text: text.text, location: text.location)
    }

    /// The unescaped tokens of a JSON pointer within the document. Nil for a reference to another document, or without
    /// a pointer.
    package var localPointer: [String]? {
        guard text.hasPrefix("#") else { return nil }
        let fragment = text.dropFirst()
        if fragment.isEmpty { return [] }
        return fragment.hasPrefix("/") ? JSONPointer.tokens(of: String(fragment)) : nil
    }
}
