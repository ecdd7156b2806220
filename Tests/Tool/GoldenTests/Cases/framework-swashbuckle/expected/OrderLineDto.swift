// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderLineDto`
public nonisolated struct OrderLineDto: DefensiveRecord, Hashable, Sendable {
    public var sku: String?
    public var quantity: Int?

    public init(sku: String? = nil, quantity: Int? = nil) {
        self.sku = sku
        self.quantity = quantity
    }

    public enum CodingKeys: String, RecordKey {
        case sku
        case quantity
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        sku = try fields.optional(.sku, nullable: true)
        quantity = try fields.optional(.quantity)
    }
}
