// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var kind: Int
    /// Missing or null: `0`.
    public var lives: Int

    public init(kind: Int, lives: Int) {
        self.kind = kind
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .lives] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: 0)
        lives = try fields.value(.lives, default: 0)
    }
}
