// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Nothing there.
///
/// `responses/all.yaml#/NotFound`
public nonisolated struct NotFoundResponse: DefensiveRecord, Hashable, Sendable {
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
