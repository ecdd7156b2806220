public import DTORuntime

/// The documents of one operation.
public struct MockOperation: Sendable {
    /// How a request says which page it asks for.
    public enum Pages: Hashable, Sendable {
        case page(String, first: Int)
        /// `size`: the items of the first page.
        case offset(String, size: Int)
        case cursor(String)
        /// By what the last item of the first page has: `items` leads from the page to its items, `member` from an item to that.
        case lastItem(String, items: [String], member: [String])
        /// By the URL that the first page has at these keys.
        case link([String])
    }

    /// The contract's name of the operation.
    public var id: String
    public var method: HTTPMethod
    /// The template of its path.
    public var path: String
    /// Nil for an operation with one page only.
    public var pages: Pages?
    /// The answer of success first.
    public var documents: [MockDocument]

    public init(
        _ id: String, _ method: HTTPMethod, _ path: String, pages: Pages? = nil, documents: [MockDocument]
    ) {
        self.id = id
        self.method = method
        self.path = path
        self.pages = pages
        self.documents = documents
    }

    /// What its documents are called, without a suffix.
    public var name: String { documents.first?.name ?? MockCatalog.name(of: method, path) }

    /// - Parameter suffix: `404`, `empty`; nil: the answer of success.
    func document(_ suffix: String?) -> MockDocument? {
        guard let suffix else { return documents.first }
        return documents.first { $0.name == "\(name).\(suffix)" }
    }

    /// The document of a status, else of one that means the same to a client.
    func document(status: Int) -> MockDocument? {
        documents.first { $0.status == status }
            ?? documents.first { $0.status / 100 == status / 100 && !(200..<300).contains(status) }
    }
}
