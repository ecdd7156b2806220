// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `POST /books/find`
public nonisolated struct FindBooks: APIOperation {
    public var body: Content

    public init(body: Content) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/books/find", id: "findBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try body.encode(into: &request)
    }

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension FindBooks {
    /// The body of the request, with a case for each media type.
    public nonisolated enum Content: Sendable {
        /// `application/json`
        case json(Search)
        /// `application/x-www-form-urlencoded`
        case form(FormBody)
        /// `text/plain`
        case text(String)

        public func encode(into request: inout RequestEncoder) throws {
            switch self {
            case .json(let body):
                try request.body(json: body)
            case .form(let body):
                try request.body(form: body)
            case .text(let body):
                try request.body(text: body)
            }
        }
    }
}

nonisolated extension FindBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.body[page: "page"], first: 0)
    }

    public static func items(in output: [Bookcase.Item]) -> [Bookcase.Item] {
        output
    }
}

nonisolated extension FindBooks.Content {
    /// The value that requests a page. For a body of another type, it is nil, and setting it has no effect.
    fileprivate subscript(page _: String) -> Int? {
        get {
            switch self {
            case .json(let body): body.page
            case .form(let body): body.page
            default: nil
            }
        }
        set {
            switch self {
            case .json(var body):
                body.page = newValue
                self = .json(body)
            case .form(var body):
                if let newValue { body.page = newValue }
                self = .form(body)
            default: break
            }
        }
    }
}

extension FindBooks {
    public nonisolated struct FormBody: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var page: Int
        public var word: String?

        public init(page: Int, word: String? = nil) {
            self.page = page
            self.word = word
        }

        public enum CodingKeys: String, RecordKey {
            case page
            case word
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.page] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            page = try fields.value(.page, default: 0)
            word = try fields.optional(.word)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /books/find`
    ///
    ///     let result = try await api.findBooks(body: .json(Search()))
    public func findBooks(body: FindBooks.Content) async throws -> [Item] {
        try await value(of: FindBooks(body: body))
    }
}
