// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CardPaymentDto`
public nonisolated struct CardPaymentDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"card"`.
    public var type: String
    public var amount: Double?
    public var last4: String?

    public init(type: String = "card", amount: Double? = nil, last4: String? = nil) {
        self.type = type
        self.amount = amount
        self.last4 = last4
    }

    public enum CodingKeys: String, RecordKey {
        case type = "$type"
        case amount
        case last4
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "card")
        amount = try fields.optional(.amount)
        last4 = try fields.optional(.last4, nullable: true)
    }
}
