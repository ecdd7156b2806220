// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// Find books by title and author.
///
/// At least one of `title` and `author` is needed. Answers at most 20 works.
///
/// `GET /v1/search/advanced`
public nonisolated struct SearchAdvanced: APIOperation {
    /// Words of the title. At most 200 characters.
    public var title: String?
    /// The author's name, or a part of it. At most 200 characters.
    public var author: String?
    /// Narrows the search to one ISBN. Sent by the iOS app. At most 17 characters.
    public var isbn: String?
    /// The version of the contract that the client is written for.
    public var apiVersion: String?
    /// The client and its version. The iOS app sends `ios-v` and its version.
    public var clientVersion: String?

    public init(
        title: String? = nil,
        author: String? = nil,
        isbn: String? = nil,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) {
        self.title = title
        self.author = author
        self.isbn = isbn
        self.apiVersion = apiVersion
        self.clientVersion = clientVersion
    }

    public static var endpoint: Endpoint {
        Endpoint(.get, "/v1/search/advanced", id: "searchAdvanced", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("title", title)
        try request.query("author", author)
        try request.query("isbn", isbn)
        try request.header("X-API-Version", apiVersion)
        try request.header("X-Client-Version", clientVersion)
    }

    public static func decode(_ response: RawResponse) throws -> BookSearchEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 500, 502, 503, 504: throw response.failure(ErrorResponse.self, \.error)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Find books by title and author.
    ///
    /// `GET /v1/search/advanced`
    public func searchAdvanced(
        title: String? = nil,
        author: String? = nil,
        isbn: String? = nil,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) async throws -> BookSearchResponse {
        try await payload(of: SearchAdvanced(
            title: title, author: author, isbn: isbn, apiVersion: apiVersion, clientVersion: clientVersion
        ))
    }
}
