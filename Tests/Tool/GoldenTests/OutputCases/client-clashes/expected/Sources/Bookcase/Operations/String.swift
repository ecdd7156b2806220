// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /export`
public nonisolated struct String: APIOperation, Hashable {
    public var output: StringOutput?

    public init(output: StringOutput? = nil) {
        self.output = output
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .get, "/export", id: "string", security: [[.aB], [.a_b]], accept: ["text/csv", "application/json"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("output", output)
    }

    public static func decode(_ response: RawResponse) throws -> Output {
        switch response.status {
        case 200: return .ok(try response.text())
        case 202: return .accepted(try response.json())
        case 200..<300: return .ok(try response.text())
        default: throw response.failure()
        }
    }
}

nonisolated extension String {
    /// The content of a successful response, with a case for each status.
    public nonisolated enum Output: Sendable {
        /// Status `200`.
        case ok(Swift.String)
        /// Status `202`.
        case accepted(Int)
    }
}

extension String {
    public nonisolated enum StringOutput: OpenEnumeration {
        case csv
        case json
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(Swift.String)

        public static var allCases: [StringOutput] { [.csv, .json] }

        public init(rawValue: Swift.String) {
            switch rawValue {
            case "csv": self = .csv
            case "json": self = .json
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: Swift.String {
            switch self {
            case .csv: "csv"
            case .json: "json"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /export`
    ///
    ///     let result = try await api.string()
    public func string(output: String.StringOutput? = nil) async throws -> String.Output {
        try await value(of: String(output: output))
    }
}
