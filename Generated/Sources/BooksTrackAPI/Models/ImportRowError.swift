// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ImportRowError`
public nonisolated struct ImportRowError: DefensiveRecord, Hashable, Sendable {
    /// The line of the file, from 1. 1 or more.
    public var row: Int?
    public var isbn: String?
    /// For people, in English.
    public var error: String?

    public init(row: Int? = nil, isbn: String? = nil, error: String? = nil) {
        self.row = row
        self.isbn = isbn
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case row
        case isbn
        case error
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        row = try fields.optional(.row)
        isbn = try fields.optional(.isbn)
        error = try fields.optional(.error)
    }
}
