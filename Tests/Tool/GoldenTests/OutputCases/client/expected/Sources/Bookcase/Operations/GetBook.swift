// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime
public import Foundation

/// One book.
///
/// `GET /books/{isbn}`
public nonisolated struct GetBook: APIOperation, Hashable {
    public var isbn: String
    public var fields: [String]?
    public var filter: Filter?
    public var since: Data?
    public var trace: String?
    public var session: String?

    public init(
        isbn: String,
        fields: [String]? = nil,
        filter: Filter? = nil,
        since: Data? = nil,
        trace: String? = nil,
        session: String? = nil
    ) {
        self.isbn = isbn
        self.fields = fields
        self.filter = filter
        self.since = since
        self.trace = trace
        self.session = session
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .get,
            "/books/{isbn}",
            id: "getBook",
            tags: ["Books"],
            security: [[.key], []],
            accept: ["application/json", "application/problem+json;q=0.2", "text/plain;q=0.2"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("isbn", isbn)
        try request.query("fields", fields, explode: false)
        try request.query("filter", filter, style: .deepObject)
        try request.query("since", since.map { Base64($0) })
        try request.header("X-Trace", trace)
        try request.cookie("session", session)
    }

    public static func decode(_ response: RawResponse) throws -> Book {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(Problem.self)
        case 400..<500: throw response.failureText()
        default: throw response.failure()
        }
    }
}

nonisolated extension GetBook {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `404`. There is none.
        case notFound(Problem)
        /// Status `4XX`. Something else is wrong.
        case clientError(String)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
                case 400..<500: self = try .clientError(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// One book.
    ///
    /// `GET /books/{isbn}`
    ///
    ///     let result = try await api.getBook(isbn: "isbn")
    ///
    /// - Throws: `APIClientError`. `GetBook.Failure` has cases for 404, 4XX.
    public func getBook(
        isbn: String,
        fields: [String]? = nil,
        filter: Filter? = nil,
        since: Data? = nil,
        trace: String? = nil,
        session: String? = nil
    ) async throws -> Book {
        try await value(of: GetBook(
            isbn: isbn, fields: fields, filter: filter, since: since, trace: trace, session: session
        ))
    }
}
