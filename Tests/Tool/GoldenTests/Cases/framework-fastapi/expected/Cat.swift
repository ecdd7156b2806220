// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Always `"cat"`.
    public var petType: String
    /// Missing or null: `0`.
    public var meows: Int

    public init(petType: String = "cat", meows: Int) {
        self.petType = petType
        self.meows = meows
    }

    public enum CodingKeys: String, RecordKey {
        case petType = "pet_type"
        case meows
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.petType, .meows] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        petType = try fields.constant(.petType, "cat")
        meows = try fields.value(.meows, default: 0)
    }
}
