// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// All characters, twenty at a time
///
/// `GET /api/character`
public nonisolated struct ListCharacters: APIOperation, Hashable {
    /// The number of the page, from 1. 1 or more.
    public var page: Int?
    /// Characters with this in their names.
    public var name: String?
    public var status: Status?

    public init(page: Int? = nil, name: String? = nil, status: Status? = nil) {
        self.page = page
        self.name = name
        self.status = status
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/character", id: "listCharacters")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("page", page)
        try request.query("name", name)
        try request.query("status", status)
    }

    public static func decode(_ response: RawResponse) throws -> CharacterPage {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListCharacters: PagedOperation {
    public static var pagination: Pagination<Self> {
        .link(next: { $0.info.next })
    }

    public static func items(in output: CharacterPage) -> [PortalCharacter] {
        output.results
    }
}

nonisolated extension PortalClient {
    /// All characters, twenty at a time
    ///
    /// `GET /api/character`
    ///
    ///     let result = try await api.listCharacters()
    ///
    /// - Parameters:
    ///   - page: The number of the page, from 1.
    ///   - name: Characters with this in their names.
    public func listCharacters(
        page: Int? = nil,
        name: String? = nil,
        status: Status? = nil
    ) async throws -> CharacterPage {
        try await value(of: ListCharacters(page: page, name: name, status: status))
    }
}
