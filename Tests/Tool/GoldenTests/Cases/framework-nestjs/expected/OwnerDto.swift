// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OwnerDto`
public nonisolated struct OwnerDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var email: String

    public init(email: String) {
        self.email = email
    }

    public enum CodingKeys: String, RecordKey {
        case email
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.email] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        email = try fields.value(.email, default: "")
    }
}
