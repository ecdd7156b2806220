// Made by gen-dtos from the contract "Conformances". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Work`
public nonisolated struct Work: DefensiveRecord, Equatable, Sendable, Identifiable {
    /// Missing or null: `""`.
    public var id: String
    public var snapshot: Snapshot?

    public init(id: String, snapshot: Snapshot? = nil) {
        self.id = id
        self.snapshot = snapshot
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case snapshot
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        snapshot = try fields.optional(.snapshot)
    }
}
