// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /releases`
public nonisolated struct ListReleases: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/releases", id: "listReleases")
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item?] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListReleases: PagedOperation {
    public static var pagination: Pagination<Self> {
        .linkHeader()
    }

    public static func items(in output: [Bookcase.Item?]) -> [Bookcase.Item] {
        output.compactMap { $0 }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /releases`
    ///
    ///     let result = try await api.listReleases()
    public func listReleases() async throws -> [Item?] {
        try await value(of: ListReleases())
    }
}
