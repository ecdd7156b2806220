// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"dog"`.
    public var petType: String
    /// Missing or null: `""`.
    public var name: String
    public var bark: String?

    public init(petType: String = "dog", name: String, bark: String? = nil) {
        self.petType = petType
        self.name = name
        self.bark = bark
    }

    public enum CodingKeys: String, RecordKey {
        case petType
        case name
        case bark
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.petType, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        petType = try fields.value(.petType, default: "dog")
        name = try fields.value(.name, default: "")
        bark = try fields.optional(.bark)
    }
}
