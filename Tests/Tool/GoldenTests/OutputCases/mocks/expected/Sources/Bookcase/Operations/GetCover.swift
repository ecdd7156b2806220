// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime
public import Foundation

/// `GET /books/{id}/cover`
public nonisolated struct GetCover: APIOperation, Hashable {
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books/{id}/cover", id: "getCover", accept: ["image/png"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
    }

    public static func decode(_ response: RawResponse) throws -> Data {
        guard response.isSuccess else { throw response.failure() }
        return try response.data()
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books/{id}/cover`
    ///
    ///     let result = try await api.getCover(id: 7)
    public func getCover(id: Int) async throws -> Data {
        try await value(of: GetCover(id: id))
    }
}
