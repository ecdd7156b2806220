/// What stands for the backend of one operation.
package struct MockPlan: Sendable {
    /// The contract's name of the operation.
    package var operation: String
    /// In capitals.
    package var method: String
    package var path: String
    /// `mock_v1_search_isbn_get`
    package var name: String
    /// The answer of success first.
    package var documents: [Document]
    /// How its pages are asked for; nil where it has one only.
    package var pages: Pages?

    /// One answer.
    package struct Document: Sendable {
        /// With its suffix: `mock_v1_search_isbn_get.404`.
        package var name: String
        package var status: Int
        /// Nil for an answer without a body.
        package var mediaType: String?
        package var content: Content
    }

    package enum Content: Sendable {
        case nothing
        /// UTF-8 without characters that a literal of Swift has to escape.
        case text([UInt8])
        case bytes([UInt8])
    }

    /// The parameter that asks for a page.
    package enum Pages: Hashable, Sendable {
        case page(parameter: String, first: Int)
        /// `size`: the items of the first page.
        case offset(parameter: String, size: Int)
        case cursor(parameter: String)
        /// By what the last item of the first page has: `items` leads from the page to its items, `member` from an item to that.
        case lastItem(parameter: String, items: [String], member: [String])
        /// By the URL that the first page has at these keys.
        case link([String])
    }
}
