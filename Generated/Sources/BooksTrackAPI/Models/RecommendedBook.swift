// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/RecommendedBook`
public nonisolated struct RecommendedBook: DefensiveRecord, Hashable, Sendable {
    public var isbn: String?
    /// Strict: without it, decoding fails.
    public var title: String
    /// Missing or null: `[]`.
    public var authors: [String]
    public var coverUrl: String?

    public init(isbn: String? = nil, title: String, authors: [String] = [], coverUrl: String? = nil) {
        self.isbn = isbn
        self.title = title
        self.authors = authors
        self.coverUrl = coverUrl
    }

    public enum CodingKeys: String, RecordKey {
        case isbn
        case title
        case authors
        case coverUrl = "cover_url"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title, .authors] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        isbn = try fields.optional(.isbn)
        title = try fields.strict(.title)
        authors = try fields.array(.authors)
        coverUrl = try fields.optional(.coverUrl, as: URIText.self)
    }
}
