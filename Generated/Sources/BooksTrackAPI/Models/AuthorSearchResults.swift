// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AuthorSearchResults`
public nonisolated struct AuthorSearchResults: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var authors: [AuthorSearchHit]

    public init(authors: [AuthorSearchHit] = []) {
        self.authors = authors
    }

    public enum CodingKeys: String, RecordKey {
        case authors
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.authors] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        authors = try fields.array(.authors)
    }
}
