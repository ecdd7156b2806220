/// The mock documents of one operation.
package struct MockPlan: Sendable {
    /// The name of the operation in the contract.
    package var operation: String
    /// The method in capitals.
    package var method: String
    package var path: String
    /// The name of the operation's mock documents, such as `mock_v1_search_isbn_get`.
    package var name: String
    /// The mock documents, with the document of the success first.
    package var documents: [Document]
    /// The part of a request that selects a page, or nil if the operation has one page.
    package var pages: Pages?

    /// A mock document for one response.
    package struct Document: Sendable {
        /// The name with its suffix: `mock_v1_search_isbn_get.404`.
        package var name: String
        package var status: Int
        /// The media type, or nil for a response without a body.
        package var mediaType: String?
        package var content: Content
    }

    /// The body of a mock document.
    package enum Content: Sendable {
        case nothing
        /// UTF-8 text without characters that a Swift literal must escape.
        case text([UInt8])
        case bytes([UInt8])
    }

    /// The part of a request that selects a page.
    package enum Pages: Hashable, Sendable {
        case page(parameter: String, first: Int)
        /// `size` is the number of items on the first page, and `first` is the position of its first item.
        case offset(parameter: String, size: Int, first: Int)
        case cursor(parameter: String)
        /// The value of the parameter is an identifier of the first page's last item. `items` has the keys to the
        /// items, and `member` has the keys to the identifier in an item.
        case lastItem(parameter: String, items: [String], member: [String])
        /// The URL at these keys of the first page.
        case link([String])
    }
}
