// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime
public import Foundation

/// Calls the API `Bookcase`.
public nonisolated struct BookcaseClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `https://example.com`
        case mainShelf

        public var url: String {
            switch self {
            case .mainShelf: "https://example.com"
            }
        }
    }

    public static var defaultServer: Server { .mainShelf }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension BookcaseClient {
    /// Makes a client for a server of the contract.
    public init(
        _ server: Server = Self.defaultServer,
        tenant: String,
        apiVersion: String? = nil,
        since: Timestamp? = nil,
        region: Region? = nil,
        through api: any APIClientProtocol = APIClient.shared
    ) {
        self.init(client: ClientContext(api: api, server: server.url))
        self = with(apiVersion: apiVersion)
        self = with(tenant: tenant)
        self = with(since: since)
        self = with(region: region)
    }

    /// Makes a client for a server of the contract.
    public init(
        server: Server,
        tenant: String,
        apiVersion: String? = nil,
        since: Timestamp? = nil,
        region: Region? = nil,
        through api: any APIClientProtocol = APIClient.shared
    ) {
        self.init(client: ClientContext(api: api, server: server.url))
        self = with(apiVersion: apiVersion)
        self = with(tenant: tenant)
        self = with(since: since)
        self = with(region: region)
    }

    /// Makes a client for a server that is not in the contract, such as a test server.
    public init(
        url: URL,
        tenant: String,
        apiVersion: String? = nil,
        since: Timestamp? = nil,
        region: Region? = nil,
        through api: any APIClientProtocol = APIClient.shared
    ) {
        self.init(client: ClientContext(api: api, server: url.absoluteString, overridesServers: true))
        self = with(apiVersion: apiVersion)
        self = with(tenant: tenant)
        self = with(since: since)
        self = with(region: region)
    }

    /// Makes a client for a server of the contract.
    @available(*, deprecated, message: "Calls need 'tenant'.")
    public init(
        _ server: Server = Self.defaultServer,
        through api: any APIClientProtocol = APIClient.shared
    ) {
        self.init(client: ClientContext(api: api, server: server.url))
    }

    /// Makes a client for a server of the contract.
    @available(*, deprecated, message: "Calls need 'tenant'.")
    public init(
        server: Server,
        through api: any APIClientProtocol = APIClient.shared
    ) {
        self.init(client: ClientContext(api: api, server: server.url))
    }

    /// Makes a client for a server that is not in the contract, such as a test server.
    @available(*, deprecated, message: "Calls need 'tenant'.")
    public init(
        url: URL,
        through api: any APIClientProtocol = APIClient.shared
    ) {
        self.init(client: ClientContext(api: api, server: url.absoluteString, overridesServers: true))
    }

    /// Returns a copy that sends another `X-API-Version` with its calls.
    public func with(apiVersion: String?) -> Self {
        var copy = self
        copy.client.setGlobal("X-API-Version") { request in
            try request.header("X-API-Version", apiVersion)
        }
        return copy
    }

    /// Returns a copy that sends another `tenant` with its calls.
    ///
    /// Whose books they are.
    public func with(tenant: String) -> Self {
        var copy = self
        copy.client.setGlobal("tenant") { request in
            try request.path("tenant", tenant)
        }
        return copy
    }

    /// Returns a copy that sends another `X-Since` with its calls.
    public func with(since: Timestamp?) -> Self {
        var copy = self
        copy.client.setGlobal("X-Since") { request in
            try request.header("X-Since", since)
        }
        return copy
    }

    /// Returns a copy that sends another `region` with its calls.
    public func with(region: Region?) -> Self {
        var copy = self
        copy.client.setGlobal("region") { request in
            try request.query("region", region)
        }
        return copy
    }
}

nonisolated extension BookcaseClient {
    /// The operations of `Books`.
    public var books: BooksGroup { BooksGroup(api: self) }

    /// The operations of `Books`.
    public nonisolated struct BooksGroup: Sendable {
        let api: BookcaseClient
    }
}

/// `GET /{tenant}/books`
public nonisolated struct ListBooks: APIOperation, Hashable {
    public var limit: Int?

    public init(limit: Int? = nil) {
        self.limit = limit
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .get,
            "/{tenant}/books",
            id: "listBooks",
            tags: ["Books"],
            accept: [],
            globals: ["X-API-Version", "tenant", "X-Since", "region"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("limit", limit)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `GET /{tenant}/books`
    ///
    ///     try await api.books.list()
    public func list(limit: Int? = nil) async throws {
        try await api.value(of: ListBooks(limit: limit))
    }
}

/// `DELETE /{tenant}/books`
public nonisolated struct DeleteBooks: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .delete,
            "/{tenant}/books",
            id: "deleteBooks",
            tags: ["Books"],
            accept: [],
            globals: ["X-API-Version", "tenant", "region"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient.BooksGroup {
    /// `DELETE /{tenant}/books`
    ///
    ///     try await api.books.delete()
    public func delete() async throws {
        try await api.value(of: DeleteBooks())
    }
}

/// `GET /health`
public nonisolated struct Health: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/health", id: "health", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /health`
    ///
    ///     try await api.health()
    public func health() async throws {
        try await value(of: Health())
    }
}
