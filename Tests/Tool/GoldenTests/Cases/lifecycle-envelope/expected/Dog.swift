// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"dog"`.
    public var kind: String
    public var names: [String?]?

    public init(kind: String = "dog", names: [String?]? = nil) {
        self.kind = kind
        self.names = names
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case names
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "dog")
        names = try fields.optional(.names)
    }
}
