/// The names that a file uses, and the parts of the document that comments of generated code name. Only a comparison of
/// call sites needs these facts.
package struct UseFacts: Codable, Hashable, Sendable {
    package var mentions: [MentionFacts] = []
    package var notes: [NoteFacts] = []
    /// Maps the names of variables, parameters and functions to the types of their values or results. A text that
    /// begins with `=` is the chain of names of an initial value: `=Client(serverURL:)`.
    package var bindings: [String: [String]] = [:]

    package init() {}
}

/// A chain of names in code: `Components.Schemas.Order`, `client.getOrder(id:).ok`.
package struct MentionFacts: Codable, Hashable, Sendable {
    /// The names, separated by dots. The labels of a call follow in parentheses, and `?` replaces a part that is not a
    /// name.
    package var chain: String
    /// The type that contains the code, or nil outside of types.
    package var scope: String?
    package var place: SwiftPlace

    package init(chain: String, scope: String?, place: SwiftPlace) {
        self.chain = chain
        self.scope = scope
        self.place = place
    }
}

/// The place in the document to which a declaration belongs, according to its comment and its body.
package struct NoteFacts: Codable, Hashable, Sendable {
    /// The place of the declared name.
    package var place: SwiftPlace
    /// The type that contains the declaration, or nil outside of types.
    package var scope: String?
    /// `GET /orders/{id}`, the path alone, or a JSON pointer: `#/components/schemas/Order`.
    package var sources: [String] = []
    /// The HTTP methods that the body names, in upper case, sorted.
    package var methods: [String] = []

    package init(place: SwiftPlace, scope: String?) {
        self.place = place
        self.scope = scope
    }
}
