// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Always `"dog"`.
    public var petType: String
    /// Missing or null: `0`.
    public var barks: Double

    public init(petType: String = "dog", barks: Double) {
        self.petType = petType
        self.barks = barks
    }

    public enum CodingKeys: String, RecordKey {
        case petType = "pet_type"
        case barks
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.petType, .barks] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        petType = try fields.constant(.petType, "dog")
        barks = try fields.value(.barks, default: 0)
    }
}
