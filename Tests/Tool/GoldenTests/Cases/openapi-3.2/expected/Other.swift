// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Other`
public nonisolated struct Other: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Other"`.
    public var kind: String
    public var note: String?

    public init(kind: String = "Other", note: String? = nil) {
        self.kind = kind
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case note
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.defaulted(.kind, default: "Other")
        note = try fields.optional(.note)
    }
}
