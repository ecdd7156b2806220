// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Account`
public nonisolated struct Account: DefensiveRecord, Hashable, Sendable {
    public var address: String?
    public var card: String?

    public init(address: String? = nil, card: String? = nil) {
        self.address = address
        self.card = card
    }

    public enum CodingKeys: String, CodingKey {
        case address
        case card
    }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        address = try fields.optional(.address)
        card = try fields.optional(.card)
    }
}
