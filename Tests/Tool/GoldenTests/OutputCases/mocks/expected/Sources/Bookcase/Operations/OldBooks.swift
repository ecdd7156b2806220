// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /Books`
public nonisolated struct OldBooks: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/Books", id: "oldBooks", accept: ["text/plain"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> String {
        guard response.isSuccess else { throw response.failure() }
        return try response.text()
    }
}

nonisolated extension BookcaseClient {
    /// `GET /Books`
    ///
    ///     let result = try await api.oldBooks()
    public func oldBooks() async throws -> String {
        try await value(of: OldBooks())
    }
}
