// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct OrderEventBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"OrderEvent"`.
    public var type: String

    public init(type: String = "OrderEvent") {
        self.type = type
    }

    public enum CodingKeys: String, RecordKey {
        case type
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "OrderEvent")
    }
}
