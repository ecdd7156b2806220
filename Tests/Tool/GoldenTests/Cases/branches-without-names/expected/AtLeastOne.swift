// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AtLeastOne`
public nonisolated struct AtLeastOne: DefensiveRecord, Hashable, Sendable {
    public var mail: String?
    public var phone: String?

    public init(mail: String? = nil, phone: String? = nil) {
        self.mail = mail
        self.phone = phone
    }

    public enum CodingKeys: String, RecordKey {
        case mail
        case phone
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        mail = try fields.optional(.mail)
        phone = try fields.optional(.phone)
    }
}
