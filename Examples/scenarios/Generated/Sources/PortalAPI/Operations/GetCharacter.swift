// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// One character
///
/// `GET /api/character/{id}`
public nonisolated struct GetCharacter: APIOperation {
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/character/{id}", id: "getCharacter")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
    }

    public static func decode(_ response: RawResponse) throws -> PortalCharacter {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(Problem.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension PortalClient {
    /// One character
    ///
    /// `GET /api/character/{id}`
    public func getCharacter(id: Int) async throws -> PortalCharacter {
        try await value(of: GetCharacter(id: id))
    }
}
