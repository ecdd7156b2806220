// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Calls the API `Bookcase`.
public nonisolated struct BookcaseClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `https://api.example.com/v1`
        case apiExampleCom

        public var url: String {
            switch self {
            case .apiExampleCom: "https://api.example.com/v1"
            }
        }
    }

    public static var defaultServer: Server { .apiExampleCom }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension Problem: APIFailure {}

@_spi(Generated) nonisolated extension Problem: AnsweredFailure {}
