// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderDeletedEvent`
public nonisolated struct OrderDeletedEvent: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var deleted: String

    public init(deleted: String) {
        self.deleted = deleted
    }

    public enum CodingKeys: String, RecordKey {
        case deleted
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.deleted] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        deleted = try fields.value(.deleted, default: "")
    }
}
