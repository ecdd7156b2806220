// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// Deprecated.
///
/// `PUT /books/{isbn}`
public nonisolated struct PutBook: APIOperation, Hashable {
    public var isbn: String
    public var body: Book

    public init(isbn: String, body: Book) {
        self.isbn = isbn
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.put, "/books/{isbn}", id: "putBook", security: [[.key], []])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("isbn", isbn)
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> Output {
        switch response.status {
        case 200: return .ok(try response.json())
        case 202: return .accepted(try response.json())
        case 204: return .noContent
        case 200..<300: return .ok(try response.json())
        default: throw response.failure()
        }
    }
}

nonisolated extension PutBook {
    /// The content of a successful response, with a case for each status.
    public nonisolated enum Output: Sendable {
        /// Status `200`.
        case ok(Book)
        /// Status `202`.
        case accepted(Receipt)
        /// Status `204`.
        case noContent
    }
}

nonisolated extension BookcaseClient {
    /// `PUT /books/{isbn}`
    ///
    ///     let result = try await api.putBook(
    ///         isbn: "isbn",
    ///         body: Book(title: "title")
    ///     )
    @available(*, deprecated, message: "Deprecated in the contract.")
    public func putBook(isbn: String, body: Book) async throws -> PutBook.Output {
        try await value(of: PutBook(isbn: isbn, body: body))
    }
}
