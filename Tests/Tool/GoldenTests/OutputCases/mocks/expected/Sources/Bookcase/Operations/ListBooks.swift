// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /books`
public nonisolated struct ListBooks: APIOperation, Hashable {
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

nonisolated extension ListBooks {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `404`. There is no such page.
        case notFound(Problem)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
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
    ///
    ///     let result = try await api.listBooks()
    ///
    /// - Throws: `APIClientError`. `ListBooks.Failure` has cases for 404.
    public func listBooks(page: Int? = nil) async throws -> BookPage {
        try await value(of: ListBooks(page: page))
    }
}
