// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Cat"`.
    public var kind: String
    /// Missing or null: `""`.
    public var name: String
    public var lives: Int?

    public init(kind: String = "Cat", name: String, lives: Int? = nil) {
        self.kind = kind
        self.name = name
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Cat")
        name = try fields.value(.name, default: "")
        lives = try fields.optional(.lives)
    }
}
