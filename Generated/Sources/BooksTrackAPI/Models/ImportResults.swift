// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ImportResults`
public nonisolated struct ImportResults: DefensiveRecord, Hashable, Sendable {
    /// 0 or more. Missing or null: `0`.
    public var booksCreated: Int
    /// 0 or more. Missing or null: `0`.
    public var booksUpdated: Int
    /// 0 or more. Missing or null: `0`.
    public var duplicatesSkipped: Int
    /// 0 or more. Missing or null: `0`.
    public var enrichmentSucceeded: Int
    /// 0 or more. Missing or null: `0`.
    public var enrichmentFailed: Int
    /// The rows that were not imported. Missing or null: `[]`.
    public var errors: [ImportRowError]
    /// Missing or null: `[]`.
    public var books: [Book]

    public init(
        booksCreated: Int = 0,
        booksUpdated: Int = 0,
        duplicatesSkipped: Int = 0,
        enrichmentSucceeded: Int = 0,
        enrichmentFailed: Int = 0,
        errors: [ImportRowError] = [],
        books: [Book] = []
    ) {
        self.booksCreated = booksCreated
        self.booksUpdated = booksUpdated
        self.duplicatesSkipped = duplicatesSkipped
        self.enrichmentSucceeded = enrichmentSucceeded
        self.enrichmentFailed = enrichmentFailed
        self.errors = errors
        self.books = books
    }

    public enum CodingKeys: String, RecordKey {
        case booksCreated
        case booksUpdated
        case duplicatesSkipped
        case enrichmentSucceeded
        case enrichmentFailed
        case errors
        case books
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.booksCreated] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        booksCreated = try fields.value(.booksCreated, default: 0)
        booksUpdated = try fields.defaulted(.booksUpdated, default: 0)
        duplicatesSkipped = try fields.defaulted(.duplicatesSkipped, default: 0)
        enrichmentSucceeded = try fields.defaulted(.enrichmentSucceeded, default: 0)
        enrichmentFailed = try fields.defaulted(.enrichmentFailed, default: 0)
        errors = try fields.defaulted(.errors, default: [])
        books = try fields.defaulted(.books, default: [])
    }
}
