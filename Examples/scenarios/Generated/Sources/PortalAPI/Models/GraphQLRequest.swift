// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/GraphQLRequest`
public nonisolated struct GraphQLRequest: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var query: String
    public var variables: [String: String]?

    public init(query: String, variables: [String: String]? = nil) {
        self.query = query
        self.variables = variables
    }

    public enum CodingKeys: String, RecordKey {
        case query
        case variables
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.query] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        query = try fields.value(.query, default: "")
        variables = try fields.optional(.variables)
    }
}
