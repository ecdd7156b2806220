// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /characters`
public nonisolated struct ListCharacters: APIOperation, Hashable {
    public var name: String?

    public init(name: String? = nil) {
        self.name = name
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/characters", id: "listCharacters")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("name", name)
    }

    public static func decode(_ response: RawResponse) throws -> PersonPage {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListCharacters: PagedOperation {
    public static var pagination: Pagination<Self> {
        .link(next: { $0.info?.next })
    }

    public static func items(in output: PersonPage) -> [Person] {
        output.results ?? []
    }
}

nonisolated extension BookcaseClient {
    /// `GET /characters`
    ///
    ///     let result = try await api.listCharacters()
    public func listCharacters(name: String? = nil) async throws -> PersonPage {
        try await value(of: ListCharacters(name: name))
    }
}
