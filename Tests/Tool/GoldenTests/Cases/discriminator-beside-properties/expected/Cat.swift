// Made by gen-dtos from the contract "Discriminator beside properties". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var kind: String
    public var lives: Int?

    public init(kind: String, lives: Int? = nil) {
        self.kind = kind
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "")
        lives = try fields.optional(.lives)
    }
}
