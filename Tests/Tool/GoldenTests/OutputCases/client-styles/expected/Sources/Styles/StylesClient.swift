// Made by gen-dtos from the contract "Styles". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Calls the API `Styles`.
public nonisolated struct StylesClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `https://example.com`
        case exampleCom

        public var url: String {
            switch self {
            case .exampleCom: "https://example.com"
            }
        }
    }

    public static var defaultServer: Server { .exampleCom }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}
