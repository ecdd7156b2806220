// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Calls the API `Bookcase`.
public nonisolated struct BookcaseClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// Production.
        ///
        /// `https://{region}.example.com/v1`
        ///
        /// `region`: `eu`, `us`.
        case production(region: String = "eu")
        /// The machine itself.
        ///
        /// `http://localhost:8080`
        case local

        public var url: String {
            switch self {
            case .production(let region): "https://" + region + ".example.com/v1"
            case .local: "http://localhost:8080"
            }
        }
    }

    public static var defaultServer: Server { .production() }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension SecurityScheme {
    static let key = SecurityScheme("key", .apiKey(.header, name: "X-Key"))
    static let bearer = SecurityScheme("bearer", .bearer)
}

nonisolated extension Problem: APIFailure {}

@_spi(Generated) nonisolated extension Problem: AnsweredFailure {}
