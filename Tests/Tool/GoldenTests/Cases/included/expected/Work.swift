// Made by gen-dtos from the contract "Included". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Work`
public nonisolated struct Work: DefensiveRecord, Hashable, Sendable {
    public var authors: [Author]?

    public init(authors: [Author]? = nil) {
        self.authors = authors
    }

    public enum CodingKeys: String, RecordKey {
        case authors
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        authors = try fields.optional(.authors)
    }
}
