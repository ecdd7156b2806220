// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/definitions/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Katze"`.
    public var kind: String
    /// Missing or null: `""`.
    public var name: String
    /// Read-only.
    public var born: Timestamp?
    /// Missing or null: `0`.
    public var lives: Int

    public init(kind: String = "Katze", name: String, born: Timestamp? = nil, lives: Int) {
        self.kind = kind
        self.name = name
        self.born = born
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case born
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .name, .lives] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Katze")
        name = try fields.value(.name, default: "")
        born = try fields.optional(.born)
        lives = try fields.value(.lives, default: 0)
    }
}
