// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime
public import Foundation

/// The picture of a character
///
/// `GET /api/character/avatar/{file}`
public nonisolated struct GetAvatar: APIOperation, Hashable {
    public var file: String

    public init(file: String) {
        self.file = file
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/character/avatar/{file}", id: "getAvatar", accept: ["image/png"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("file", file)
    }

    public static func decode(_ response: RawResponse) throws -> Foundation.Data {
        guard response.isSuccess else { throw response.failure() }
        return try response.data()
    }
}

nonisolated extension PortalClient {
    /// The picture of a character
    ///
    /// `GET /api/character/avatar/{file}`
    ///
    ///     let result = try await api.getAvatar(file: "1.png")
    public func getAvatar(file: String) async throws -> Foundation.Data {
        try await value(of: GetAvatar(file: file))
    }
}
