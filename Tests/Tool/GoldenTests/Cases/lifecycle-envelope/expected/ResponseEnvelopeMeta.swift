// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated struct ResponseEnvelopeMeta: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `false`.
    public var cached: Bool

    public init(cached: Bool = false) {
        self.cached = cached
    }

    public enum CodingKeys: String, RecordKey {
        case cached
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        cached = try fields.defaulted(.cached, default: false)
    }
}
