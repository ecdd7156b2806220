// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Cat"`.
    public var petType: String
    /// Missing or null: `""`.
    public var name: String
    public var lives: Int?

    public init(petType: String = "Cat", name: String, lives: Int? = nil) {
        self.petType = petType
        self.name = name
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case petType
        case name
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.petType, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        petType = try fields.value(.petType, default: "Cat")
        name = try fields.value(.name, default: "")
        lives = try fields.optional(.lives)
    }
}
