// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Broken`
public nonisolated struct Broken: DefensiveRecord, Hashable, Sendable {
    public var mail: String?
    public var day: String?

    public init(mail: String? = nil, day: String? = nil) {
        self.mail = mail
        self.day = day
    }

    public enum CodingKeys: String, RecordKey {
        case mail
        case day
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        mail = try fields.optional(.mail, as: EmailText.self)
        day = try fields.optional(.day, as: DateText.self)
    }
}
