// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderSentEvent`
public nonisolated struct OrderSentEvent: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"OrderSentEvent"`.
    public var type: String
    public var parcel: String?

    public init(type: String = "OrderSentEvent", parcel: String? = nil) {
        self.type = type
        self.parcel = parcel
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case parcel
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "OrderSentEvent")
        parcel = try fields.optional(.parcel)
    }
}
