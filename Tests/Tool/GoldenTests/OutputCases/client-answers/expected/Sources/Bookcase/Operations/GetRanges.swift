// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// `GET /ranges`
public nonisolated struct GetRanges: APIOperation {
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
    /// What a successful answer holds, by its status.
    public nonisolated enum Output: Sendable {
        /// Status `2XX`.
        case status2XX(Thing)
        /// Status `201`.
        case created(Count)
        /// Status `204`.
        case noContent
    }
}

nonisolated extension BookcaseClient {
    /// `GET /ranges`
    public func getRanges() async throws -> GetRanges.Output {
        try await value(of: GetRanges())
    }
}
