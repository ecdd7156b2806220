// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderCreatedEvent`
public nonisolated struct OrderCreatedEvent: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var created: String

    public init(created: String) {
        self.created = created
    }

    public enum CodingKeys: String, RecordKey {
        case created
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.created] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        created = try fields.value(.created, default: "")
    }
}
