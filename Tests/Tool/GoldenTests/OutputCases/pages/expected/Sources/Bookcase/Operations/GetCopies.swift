// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /copies`
public nonisolated struct GetCopies: APIOperation, Hashable {
    public var skip: Int64

    public init(skip: Int64) {
        self.skip = skip
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/copies", id: "get /copies")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("skip", skip)
    }

    public static func decode(_ response: RawResponse) throws -> CopyPage? {
        guard response.isSuccess else { throw response.failure() }
        return try response.optionalJSON()
    }
}

nonisolated extension GetCopies: PagedOperation {
    public static var pagination: Pagination<Self> {
        .offset(\.skip, total: { ($0?.meta.count).map { Int(clamping: $0) } })
    }

    public static func items(in output: CopyPage?) -> [String] {
        output?.results ?? []
    }
}

nonisolated extension BookcaseClient {
    /// `GET /copies`
    ///
    ///     let result = try await api.getCopies(skip: 363)
    public func getCopies(skip: Int64) async throws -> CopyPage? {
        try await value(of: GetCopies(skip: skip))
    }
}
