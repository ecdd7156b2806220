public import DTORuntime

/// The mock documents of one operation.
@_spi(Generated) public struct MockOperation: Sendable {
    /// The way in which a request selects a page.
    public enum Pages: Hashable, Sendable {
        /// A parameter contains the number of the page.
        case page(String, first: Int)
        /// A parameter contains the position of the page's first item. `size` is the number of items on the first page,
        /// and `first` is the position of its first item.
        case offset(String, size: Int, first: Int = 0)
        /// A parameter contains the cursor from the previous page.
        case cursor(String)
        /// A parameter contains a value from the last item of the previous page. `items` are the keys from the page to
        /// its items, and `member` are the keys from an item to the value.
        case lastItem(String, items: [String], member: [String])
        /// The request has the URL that the first page contains at these keys.
        case link([String])
    }

    /// The name of the operation in the contract.
    public var id: String
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path template.
    public var path: String
    /// The way in which a request selects a page. The value is nil for an operation without pages.
    public var pages: Pages?
    /// The mock documents. The first document is the successful response.
    public var documents: [MockDocument]

    /// Creates an operation with its mock documents.
    public init(
        _ id: String, _ method: HTTPMethod, _ path: String, pages: Pages? = nil, documents: [MockDocument]
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.pages = pages
        self.documents = documents
    }

    /// The name of the documents of the operation, without a suffix.
    public var name: String { documents.first?.name ?? MockCatalog.name(of: method, path) }
}
