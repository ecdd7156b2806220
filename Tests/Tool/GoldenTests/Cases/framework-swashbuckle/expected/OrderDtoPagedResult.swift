// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderDtoPagedResult`
public nonisolated struct OrderDtoPagedResult: DefensiveRecord, Hashable, Sendable {
    public var items: [OrderDto]?
    public var totalCount: Int?

    public init(items: [OrderDto]? = nil, totalCount: Int? = nil) {
        self.items = items
        self.totalCount = totalCount
    }

    public enum CodingKeys: String, RecordKey {
        case items
        case totalCount
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        items = try fields.optional(.items, nullable: true)
        totalCount = try fields.optional(.totalCount)
    }
}
