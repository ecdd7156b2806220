// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct PetBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Pet"`.
    public var petType: String
    /// Missing or null: `""`.
    public var name: String

    public init(petType: String = "Pet", name: String) {
        self.petType = petType
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case petType
        case name
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.petType, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        petType = try fields.value(.petType, default: "Pet")
        name = try fields.value(.name, default: "")
    }
}
