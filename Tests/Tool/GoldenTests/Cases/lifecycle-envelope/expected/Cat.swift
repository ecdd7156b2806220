// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    /// Always `"cat"`.
    public var kind: String
    public var lives: Int64?

    public init(kind: String = "cat", lives: Int64? = nil) {
        self.kind = kind
        self.lives = lives
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case lives
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.constant(.kind, "cat")
        lives = try fields.optional(.lives, nullable: true)
    }
}
