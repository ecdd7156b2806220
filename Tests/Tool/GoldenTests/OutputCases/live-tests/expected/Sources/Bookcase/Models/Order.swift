// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Order`
public nonisolated struct Order: DefensiveRecord, Hashable, Sendable {
    public var key: String?
    /// Missing or null: `""`.
    public var orderKey: String

    public init(key: String? = nil, orderKey: String) {
        self.key = key
        self.orderKey = orderKey
    }

    public enum CodingKeys: String, RecordKey {
        case key
        case orderKey = "order_key"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.orderKey] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        key = try fields.optional(.key)
        orderKey = try fields.value(.orderKey, default: "")
    }
}
