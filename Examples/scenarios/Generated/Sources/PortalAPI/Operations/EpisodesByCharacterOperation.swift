// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// The episodes that a character is in
///
/// `POST /graphql`
public nonisolated struct EpisodesByCharacterOperation: APIOperation, Hashable {
    public var body: GraphQLRequest

    public init(body: GraphQLRequest) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/graphql", id: "episodesByCharacter")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> EpisodesByCharacter {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension PortalClient {
    /// The episodes that a character is in
    ///
    /// `POST /graphql`
    ///
    ///     let result = try await api.episodesByCharacter(
    ///         body: GraphQLRequest(query: "query")
    ///     )
    public func episodesByCharacter(body: GraphQLRequest) async throws -> EpisodesByCharacter {
        try await value(of: EpisodesByCharacterOperation(body: body))
    }
}
