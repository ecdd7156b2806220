// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// What people look for.
///
/// `GET /api/v2/trending-searches`
public nonisolated struct GetTrendingSearches: APIOperation, Hashable {
    /// Largest number of searches. 1 or more.
    public var limit: Int?

    public init(limit: Int? = nil) {
        self.limit = limit
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/v2/trending-searches", id: "getTrendingSearches", tags: ["Discovery"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("limit", limit)
    }

    public static func decode(_ response: RawResponse) throws -> TrendingSearches {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension GetTrendingSearches {
    /// The headers of a successful response.
    public nonisolated struct Headers: ResponseHeaders {
        public let raw: HTTPHeaders

        public init(_ raw: HTTPHeaders) {
            self.raw = raw
        }

        /// How long the server worked on the answer, with its unit.
        public var responseTime: String? { value("X-Response-Time") }

        /// The router that answered.
        public var router: String? { value("X-Router") }
    }
}

nonisolated extension BooksTrackClient {
    /// What people look for.
    ///
    /// `GET /api/v2/trending-searches`
    ///
    ///     let result = try await api.getTrendingSearches()
    ///
    /// - Parameter limit: Largest number of searches.
    public func getTrendingSearches(limit: Int? = nil) async throws -> TrendingSearches {
        try await value(of: GetTrendingSearches(limit: limit))
    }
}
