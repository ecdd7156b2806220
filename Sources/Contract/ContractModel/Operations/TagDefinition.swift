/// A Tag Object (OpenAPI 3.1.1 section 4.8.22): a group of operations.
public struct TagDefinition: Hashable, Sendable {
    /// The name that operations use.
    public var name: String
    /// The title for readers: `summary` (OpenAPI 3.2.0 section 4.21) or `x-displayName`. The value is nil if the tag
    /// has neither.
    public var title: String?
    /// The description in the document, or nil if it has none.
    public var description: String?

    public init(name: String, title: String? = nil, description: String? = nil) {
        self.name = name
        self.title = title
        self.description = description
    }
}
