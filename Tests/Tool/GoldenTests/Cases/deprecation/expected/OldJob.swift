// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated.
///
/// `#/components/schemas/OldJob`
public nonisolated struct OldJob: DefensiveRecord, Hashable, Sendable {
    public var id: String?

    public init(id: String? = nil) {
        self.id = id
    }

    public enum CodingKeys: String, RecordKey {
        case id
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
    }
}
