// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Wallet`
public nonisolated struct Wallet: DefensiveRecord, Hashable, Sendable {
    public var currency: Currency?
    public var state: SendingState?
    public var known: [Currency]?

    public init(currency: Currency? = nil, state: SendingState? = nil, known: [Currency]? = nil) {
        self.currency = currency
        self.state = state
        self.known = known
    }

    public enum CodingKeys: String, RecordKey {
        case currency
        case state
        case known
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        currency = try fields.optional(.currency, nullable: true)
        state = try fields.optional(.state)
        known = try fields.optional(.known)
    }
}
