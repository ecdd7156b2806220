// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Works with their editions and authors. Nothing links the three lists but the identifiers in them.
///
/// `#/components/schemas/BookSearchResponse`
public nonisolated struct BookSearchResponse: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var works: [WorkDTO]
    /// Missing or null: `[]`.
    public var editions: [EditionDTO]
    /// Missing or null: `[]`.
    public var authors: [AuthorDTO]
    /// Works that match, whether or not they are in this answer. 0 or more.
    public var totalResults: Int?
    /// Works in this answer. Since version 2.4; where it is absent, count `works`. 0 or more.
    public var resultCount: Int?
    /// Until when the answer may be kept. Since version 2.4.
    public var expiresAt: String?

    public init(
        works: [WorkDTO] = [],
        editions: [EditionDTO] = [],
        authors: [AuthorDTO] = [],
        totalResults: Int? = nil,
        resultCount: Int? = nil,
        expiresAt: String? = nil
    ) {
        self.works = works
        self.editions = editions
        self.authors = authors
        self.totalResults = totalResults
        self.resultCount = resultCount
        self.expiresAt = expiresAt
    }

    public enum CodingKeys: String, RecordKey {
        case works
        case editions
        case authors
        case totalResults
        case resultCount
        case expiresAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.works, .editions, .authors] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        works = try fields.array(.works)
        editions = try fields.array(.editions)
        authors = try fields.array(.authors)
        totalResults = try fields.optional(.totalResults)
        resultCount = try fields.optional(.resultCount)
        expiresAt = try fields.optional(.expiresAt, as: DateTimeText.self)
    }
}
