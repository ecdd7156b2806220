// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CustomerDto`
public nonisolated struct CustomerDto: DefensiveRecord, Hashable, Sendable {
    public var email: String?

    public init(email: String? = nil) {
        self.email = email
    }

    public enum CodingKeys: String, RecordKey {
        case email
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        email = try fields.optional(.email, as: EmailText.self, nullable: true)
    }
}
