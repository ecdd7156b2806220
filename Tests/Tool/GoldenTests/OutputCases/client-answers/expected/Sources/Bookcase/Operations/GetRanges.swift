// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /ranges`
public nonisolated struct GetRanges: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/ranges", id: "getRanges")
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> Output {
        switch response.status {
        case 201: return .created(try response.json())
        case 204: return .noContent
        case 200..<300: return .status2XX(try response.json())
        case 404: throw response.failure(Count.self)
        case 400..<500: throw response.failure(Thing.self)
        default: throw response.failure(Count.self)
        }
    }
}

nonisolated extension GetRanges {
    /// The content of a successful response, with a case for each status.
    public nonisolated enum Output: Sendable {
        /// Status `2XX`.
        case status2XX(Thing)
        /// Status `201`.
        case created(Count)
        /// Status `204`.
        case noContent
    }
}

nonisolated extension GetRanges {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `404`. The failure that all but 4XX have.
        case notFound(Count)
        /// Status `4XX`. Any other failure.
        case clientError(Thing)
        /// Any other status. The same.
        case `default`(Count)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
                case 400..<500: self = try .clientError(answer.body())
                default: self = try .default(answer.body())
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /ranges`
    ///
    ///     let result = try await api.getRanges()
    ///
    /// - Throws: `APIClientError`. `GetRanges.Failure` has cases for 404, 4XX, and any other status.
    public func getRanges() async throws -> GetRanges.Output {
        try await value(of: GetRanges())
    }
}
