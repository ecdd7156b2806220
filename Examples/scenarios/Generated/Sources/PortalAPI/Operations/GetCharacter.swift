// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// One character
///
/// `GET /api/character/{id}`
public nonisolated struct GetCharacter: APIOperation, Hashable {
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

nonisolated extension GetCharacter {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Status `404`. There is no such character.
        case notFound(Problem)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
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

nonisolated extension PortalClient {
    /// One character
    ///
    /// `GET /api/character/{id}`
    ///
    ///     let result = try await api.getCharacter(id: 1)
    ///
    /// - Throws: `APIClientError`. `GetCharacter.Failure` has cases for 404.
    public func getCharacter(id: Int) async throws -> PortalCharacter {
        try await value(of: GetCharacter(id: id))
    }
}
