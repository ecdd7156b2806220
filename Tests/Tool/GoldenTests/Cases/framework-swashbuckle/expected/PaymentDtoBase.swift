// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct PaymentDtoBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"PaymentDto"`.
    public var type: String
    public var amount: Double?

    public init(type: String = "PaymentDto", amount: Double? = nil) {
        self.type = type
        self.amount = amount
    }

    public enum CodingKeys: String, RecordKey {
        case type = "$type"
        case amount
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "PaymentDto")
        amount = try fields.optional(.amount)
    }
}
