// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderPaidEvent`
public nonisolated struct OrderPaidEvent: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"OrderPaidEvent"`.
    public var type: String
    public var amount: Double?

    public init(type: String = "OrderPaidEvent", amount: Double? = nil) {
        self.type = type
        self.amount = amount
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case amount
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "OrderPaidEvent")
        amount = try fields.optional(.amount)
    }
}
