// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A book in one flat record.
///
/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    /// The ISBN asked for, or the best known. Missing or null: `""`.
    public var isbn: String
    /// Strict: without it, decoding fails.
    public var title: String
    public var publisher: String?
    /// A year, a month or a day, such as `1968`, `2012-09` or `2012-09-11`.
    public var publishedDate: String?
    public var coverUrl: String?
    public var description: String?
    public var language: String?
    public var isbn13: String?
    public var isbn10: String?
    public var pageCount: Int?
    public var categories: [String]?
    /// 0 to 5.
    public var averageRating: Double?
    /// 0 or more.
    public var ratingsCount: Int?
    public var openLibraryWorkId: String?
    /// Names, in the order of the cover. Missing or null: `[]`.
    public var authors: [String]

    public init(
        isbn: String,
        title: String,
        publisher: String? = nil,
        publishedDate: String? = nil,
        coverUrl: String? = nil,
        description: String? = nil,
        language: String? = nil,
        isbn13: String? = nil,
        isbn10: String? = nil,
        pageCount: Int? = nil,
        categories: [String]? = nil,
        averageRating: Double? = nil,
        ratingsCount: Int? = nil,
        openLibraryWorkId: String? = nil,
        authors: [String] = []
    ) {
        self.isbn = isbn
        self.title = title
        self.publisher = publisher
        self.publishedDate = publishedDate
        self.coverUrl = coverUrl
        self.description = description
        self.language = language
        self.isbn13 = isbn13
        self.isbn10 = isbn10
        self.pageCount = pageCount
        self.categories = categories
        self.averageRating = averageRating
        self.ratingsCount = ratingsCount
        self.openLibraryWorkId = openLibraryWorkId
        self.authors = authors
    }

    public enum CodingKeys: String, RecordKey {
        case isbn
        case title
        case publisher
        case publishedDate
        case coverUrl
        case description
        case language
        case isbn13
        case isbn10
        case pageCount
        case categories
        case averageRating
        case ratingsCount
        case openLibraryWorkId
        case authors
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.isbn, .title, .authors] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        isbn = try fields.value(.isbn, default: "")
        title = try fields.strict(.title)
        publisher = try fields.optional(.publisher)
        publishedDate = try fields.optional(.publishedDate)
        coverUrl = try fields.optional(.coverUrl, as: URIText.self)
        description = try fields.optional(.description)
        language = try fields.optional(.language)
        isbn13 = try fields.optional(.isbn13)
        isbn10 = try fields.optional(.isbn10)
        pageCount = try fields.optional(.pageCount)
        categories = try fields.optional(.categories)
        averageRating = try fields.optional(.averageRating)
        ratingsCount = try fields.optional(.ratingsCount)
        openLibraryWorkId = try fields.optional(.openLibraryWorkId)
        authors = try fields.array(.authors)
    }
}
