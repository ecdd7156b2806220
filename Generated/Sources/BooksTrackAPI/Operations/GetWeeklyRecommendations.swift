// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// The books of the week.
///
/// A payload without an envelope, in snake case.
///
/// `GET /api/v2/recommendations/weekly`
public nonisolated struct GetWeeklyRecommendations: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/v2/recommendations/weekly", id: "getWeeklyRecommendations", tags: ["Discovery"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> WeeklyRecommendations {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension GetWeeklyRecommendations {
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

        /// `public, max-age=` and seconds for searches, 30 days for images, `no-cache, no-store, must-revalidate` for
        /// streams.
        public var cacheControl: String? { value("Cache-Control") }
    }
}

nonisolated extension GetWeeklyRecommendations {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
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

nonisolated extension BooksTrackClient {
    /// The books of the week.
    ///
    /// `GET /api/v2/recommendations/weekly`
    ///
    ///     let result = try await api.getWeeklyRecommendations()
    ///
    /// - Throws: `APIClientError`. `GetWeeklyRecommendations.Failure` has cases for 404.
    public func getWeeklyRecommendations() async throws -> WeeklyRecommendations {
        try await value(of: GetWeeklyRecommendations())
    }
}
