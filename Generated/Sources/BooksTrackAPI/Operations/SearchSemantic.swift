// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// Find books by meaning.
///
/// `GET /v1/search/semantic`
public nonisolated struct SearchSemantic: APIOperation {
    /// A description of what to look for. 1 to 200 characters.
    public var q: String
    /// Largest number of results. 1 to 20.
    public var limit: Int?

    public init(q: String, limit: Int? = nil) {
        self.q = q
        self.limit = limit
    }

    public static var endpoint: Endpoint {
        Endpoint(.get, "/v1/search/semantic", id: "searchSemantic", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("q", q)
        try request.query("limit", limit)
    }

    public static func decode(_ response: RawResponse) throws -> SearchResultsEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// Find books by meaning.
    ///
    /// `GET /v1/search/semantic`
    public func searchSemantic(q: String, limit: Int? = nil) async throws -> SearchResults {
        try await payload(of: SearchSemantic(q: q, limit: limit))
    }
}
