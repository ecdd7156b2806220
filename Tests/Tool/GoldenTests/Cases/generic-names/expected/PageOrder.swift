// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Page<Order>`
public nonisolated struct PageOrder: DefensiveRecord, Hashable, Sendable {
    public var orders: [String]?

    public init(orders: [String]? = nil) {
        self.orders = orders
    }

    public enum CodingKeys: String, RecordKey {
        case orders
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        orders = try fields.optional(.orders)
    }
}
