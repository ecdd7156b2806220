// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Calls the API `Portal`.
public nonisolated struct PortalClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `https://portal.example`
        case portalExample

        public var url: String {
            switch self {
            case .portalExample: "https://portal.example"
            }
        }
    }

    public static var defaultServer: Server { .portalExample }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension Problem: APIFailure {}

@_spi(Generated) nonisolated extension Problem: AnsweredFailure {}
