// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Calls the API `Bookcase`.
public nonisolated struct BookcaseClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// `https://{region}.example.com`
        case regionExampleCom(region: Swift.String = "eu")

        public var url: Swift.String {
            switch self {
            case .regionExampleCom(let region): "https://" + region + ".example.com"
            }
        }
    }

    public static var defaultServer: Server { .regionExampleCom() }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension SecurityScheme {
    static let aB = SecurityScheme("a-b", .apiKey(.header, name: "X-A"))
    static let a_b = SecurityScheme("a_b", .apiKey(.header, name: "X-B"))
}
