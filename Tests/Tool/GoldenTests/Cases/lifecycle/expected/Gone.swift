// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated struct Gone: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int
    public var f: Format?

    public init(id: Int, f: Format? = nil) {
        self.id = id
        self.f = f
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case f
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: 0)
        f = try fields.optional(.f)
    }
}
