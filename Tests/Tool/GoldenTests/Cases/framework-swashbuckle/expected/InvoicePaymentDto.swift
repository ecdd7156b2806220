// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/InvoicePaymentDto`
public nonisolated struct InvoicePaymentDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"invoice"`.
    public var type: String
    public var amount: Double?
    public var due: Timestamp?

    public init(type: String = "invoice", amount: Double? = nil, due: Timestamp? = nil) {
        self.type = type
        self.amount = amount
        self.due = due
    }

    public enum CodingKeys: String, RecordKey {
        case type = "$type"
        case amount
        case due
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "invoice")
        amount = try fields.optional(.amount)
        due = try fields.optional(.due)
    }
}
