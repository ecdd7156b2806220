// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Account`
public nonisolated struct Account: DefensiveRecord, Hashable, Sendable {
    public var card: String?
    public var address: String?

    public init(card: String? = nil, address: String? = nil) {
        self.card = card
        self.address = address
    }

    public enum CodingKeys: String, RecordKey {
        case card
        case address
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        card = try fields.optional(.card)
        address = try fields.optional(.address)
    }
}
