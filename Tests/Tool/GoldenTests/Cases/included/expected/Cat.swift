// Made by gen-dtos from the contract "Included". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Cat"`.
    public var kind: String
    public var lives: Int?

    public init(kind: String = "Cat", lives: Int? = nil) {
        self.kind = kind
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case lives
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.defaulted(.kind, default: "Cat")
        lives = try fields.optional(.lives)
    }
}
