// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// The books of the week.
///
/// A payload without an envelope, in snake case.
///
/// `GET /api/v2/recommendations/weekly`
public nonisolated struct GetWeeklyRecommendations: APIOperation {
    public init() {}

    public static var endpoint: Endpoint {
        Endpoint(.get, "/api/v2/recommendations/weekly", id: "getWeeklyRecommendations", tags: ["Discovery"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> WeeklyRecommendations {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// The books of the week.
    ///
    /// `GET /api/v2/recommendations/weekly`
    public func getWeeklyRecommendations() async throws -> WeeklyRecommendations {
        try await value(of: GetWeeklyRecommendations())
    }
}
