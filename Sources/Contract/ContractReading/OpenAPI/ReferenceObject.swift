package import Diagnostics
import References
package import YAMLTree

/// A Reference Object (OpenAPI 3.1.1, section 4.8.23): the value of `$ref`, and the location to which the value is
/// relative.
package struct ReferenceObject: Hashable, Sendable {
    package var text: String
    /// The location of the value. A relative reference is resolved against the document at this location.
    package var location: SourceLocation
    /// The index in `SchemaIdentifiers.resources` of the enclosing schema with an `$id`, or nil.
    package var resource: Int?

    package init(text: String, location: SourceLocation, resource: Int? = nil) {
        self.text = text
        self.location = location
        self.resource = resource
    }

    /// Whether the text can be a plain name in a discriminator's mapping, because it has neither `/` nor `#`.
    var isBareName: Bool { !text.contains("/") && !text.contains("#") }

    /// Reads the `$ref` of a node. Returns nil for a node without a `$ref`.
    package init?(of node: YAMLNode) {
        guard let text = node["$ref"], text.kind == .scalar else { return nil }
        self.init(text: text.text, location: text.location)
    }

    /// The unescaped tokens of a JSON pointer within the document. The value is nil for a reference to another
    /// document, or to an anchor.
    package var localPointer: [String]? {
        guard text.hasPrefix("#") else { return nil }
        let fragment = text.dropFirst()
        if fragment.isEmpty { return [] }
        return fragment.hasPrefix("/") ? JSONPointer.tokens(of: String(fragment)) : nil
    }
}
