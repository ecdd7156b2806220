// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"cat"`.
    public var kind: String
    public var name: String?
    public var lives: Int?

    public init(kind: String = "cat", name: String? = nil, lives: Int? = nil) {
        self.kind = kind
        self.name = name
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "cat")
        name = try fields.optional(.name)
        lives = try fields.optional(.lives)
    }
}
