// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Filter`
public nonisolated struct Filter: DefensiveRecord, Hashable, Sendable {
    public var author: String?
    public var year: Int?

    public init(author: String? = nil, year: Int? = nil) {
        self.author = author
        self.year = year
    }

    public enum CodingKeys: String, RecordKey {
        case author
        case year
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        author = try fields.optional(.author)
        year = try fields.optional(.year)
    }
}
