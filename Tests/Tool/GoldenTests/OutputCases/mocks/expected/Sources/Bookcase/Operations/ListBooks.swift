// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// `GET /books`
public nonisolated struct ListBooks: APIOperation {
    public var page: Int?

    public init(page: Int? = nil) {
        self.page = page
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books", id: "listBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("page", page)
    }

    public static func decode(_ response: RawResponse) throws -> BookPage {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(Problem.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension ListBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.page)
    }

    public static func items(in output: BookPage) -> [Book] {
        output.items
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books`
    public func listBooks(page: Int? = nil) async throws -> BookPage {
        try await value(of: ListBooks(page: page))
    }
}
