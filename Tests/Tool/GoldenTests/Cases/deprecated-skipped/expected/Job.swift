// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Job`
public nonisolated struct Job: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String
    public var authToken: String?

    public init(id: String, authToken: String? = nil) {
        self.id = id
        self.authToken = authToken
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case authToken
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        authToken = try fields.optional(.authToken)
    }
}
