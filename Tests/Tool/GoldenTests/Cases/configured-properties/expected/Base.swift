// Made by gen-dtos from the contract "Configured properties". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Base`
public nonisolated struct Base: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String

    public init(id: String) {
        self.id = id
    }

    public enum CodingKeys: String, RecordKey {
        case id
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
    }
}
