// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Demanding`
public nonisolated struct Demanding: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String
    public var note: String?

    public init(id: String, note: String? = nil) {
        self.id = id
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case note
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        note = try fields.optional(.note)
    }
}
