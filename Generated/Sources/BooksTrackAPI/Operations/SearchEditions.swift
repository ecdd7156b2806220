// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// Find the editions of a work.
///
/// `GET /v1/editions/search`
public nonisolated struct SearchEditions: APIOperation {
    /// The title of the work. 1 to 200 characters.
    public var workTitle: String
    /// The author's name. At most 200 characters.
    public var author: String?
    /// Largest number of results. 1 to 100.
    public var limit: Int?
    /// The version of the contract that the client is written for.
    public var apiVersion: String?

    public init(workTitle: String, author: String? = nil, limit: Int? = nil, apiVersion: String? = nil) {
        self.workTitle = workTitle
        self.author = author
        self.limit = limit
        self.apiVersion = apiVersion
    }

    public static var endpoint: Endpoint {
        Endpoint(.get, "/v1/editions/search", id: "searchEditions", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("workTitle", workTitle)
        try request.query("author", author)
        try request.query("limit", limit)
        try request.header("X-API-Version", apiVersion)
    }

    public static func decode(_ response: RawResponse) throws -> BookSearchEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// Find the editions of a work.
    ///
    /// `GET /v1/editions/search`
    public func searchEditions(
        workTitle: String,
        author: String? = nil,
        limit: Int? = nil,
        apiVersion: String? = nil
    ) async throws -> BookSearchResponse {
        try await payload(of: SearchEditions(
            workTitle: workTitle, author: author, limit: limit, apiVersion: apiVersion
        ))
    }
}
