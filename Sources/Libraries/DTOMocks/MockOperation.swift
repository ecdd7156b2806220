public import DTORuntime

/// The mock documents of one operation.
@_spi(Generated) public struct MockOperation: Sendable {
    /// The way in which a request names the page.
    public enum Pages: Hashable, Sendable {
        /// A parameter has the number of the page.
        case page(String, first: Int)
        /// A parameter has the number of items before the page. `size` is the number of items on the first page.
        case offset(String, size: Int)
        /// A parameter has the cursor from the page before.
        case cursor(String)
        /// A parameter has a value of the last item of the page before. `items` leads from the page to its items, and
        /// `member` leads from an item to the value.
        case lastItem(String, items: [String], member: [String])
        /// The request has the URL that is in the first page at these keys.
        case link([String])
    }

    /// The operation's name in the contract.
    public var id: String
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path template.
    public var path: String
    /// The way in which a request names the page. Nil for an operation with only one page.
    public var pages: Pages?
    /// The documents. The successful response is the first.
    public var documents: [MockDocument]

    /// Makes an operation.
    public init(
        _ id: String, _ method: HTTPMethod, _ path: String, pages: Pages? = nil, documents: [MockDocument]
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.pages = pages
        self.documents = documents
    }

    /// The name of its documents, without a suffix.
    public var name: String { documents.first?.name ?? MockCatalog.name(of: method, path) }

    /// - Parameter suffix: A suffix such as `404` or `empty`. Nil is the successful response.
    func document(_ suffix: String?) -> MockDocument? {
        guard let suffix else { return documents.first }
        return documents.first { $0.name == "\(name).\(suffix)" }
    }

    /// Returns the document for a status. Otherwise returns an error document of that class of statuses, such as 4XX.
    func document(status: Int) -> MockDocument? {
        documents.first { $0.status == status }
            ?? documents.first { $0.status / 100 == status / 100 && !(200..<300).contains(status) }
    }
}
