// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Placed`
public nonisolated struct Placed: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    public var gift: Bool?

    public init(id: String, gift: Bool? = nil) {
        self.id = id
        self.gift = gift
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case gift
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        gift = try fields.optional(.gift)
    }
}
