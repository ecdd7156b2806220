// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/UserResource`
public nonisolated struct UserResource: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int
    /// Missing or null: `""`.
    public var email: String

    public init(id: Int, email: String) {
        self.id = id
        self.email = email
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case email
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .email] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: 0)
        email = try fields.value(.email, as: EmailText.self, default: "")
    }
}
