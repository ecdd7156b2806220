// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Calls the API `Bookcase`.
public nonisolated struct BookcaseClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `/`
        ///
        /// The document does not name a host. Pass the URL to `init(url:)`.
        case standard

        public var url: String {
            switch self {
            case .standard: "http://localhost/"
            }
        }
    }

    public static var defaultServer: Server { .standard }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension Count: APIFailure {}

nonisolated extension Thing: APIFailure {}

@_spi(Generated) nonisolated extension Count: AnsweredFailure {}

@_spi(Generated) nonisolated extension Thing: AnsweredFailure {}
