// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// `HEAD /ranges`
public nonisolated struct HeadRanges: APIOperation {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.head, "/ranges", id: "headRanges")
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `HEAD /ranges`
    public func headRanges() async throws {
        try await value(of: HeadRanges())
    }
}
