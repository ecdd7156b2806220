// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CsvResults`
public nonisolated struct CsvResults: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var books: [Book]
    /// The rows that were not read, in no fixed shape. Missing or null: `[]`.
    public var errors: [[String: JSONValue]]
    /// Rows read and rows in all, such as `98/100`.
    public var successRate: String?
    /// When the job ended, in epoch milliseconds.
    public var timestamp: Int64?
    public var expiresAt: String?

    public init(
        books: [Book] = [],
        errors: [[String: JSONValue]] = [],
        successRate: String? = nil,
        timestamp: Int64? = nil,
        expiresAt: String? = nil
    ) {
        self.books = books
        self.errors = errors
        self.successRate = successRate
        self.timestamp = timestamp
        self.expiresAt = expiresAt
    }

    public enum CodingKeys: String, RecordKey {
        case books
        case errors
        case successRate
        case timestamp
        case expiresAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.books, .errors] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        books = try fields.array(.books)
        errors = try fields.array(.errors)
        successRate = try fields.optional(.successRate)
        timestamp = try fields.optional(.timestamp)
        expiresAt = try fields.optional(.expiresAt, as: DateTimeText.self)
    }
}

extension CsvResults {
    public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
        /// Strict: without it, decoding fails.
        public var title: String
        /// Missing or null: `""`.
        public var author: String
        public var isbn: String?

        public init(title: String, author: String, isbn: String? = nil) {
            self.title = title
            self.author = author
            self.isbn = isbn
        }

        public enum CodingKeys: String, RecordKey {
            case title
            case author
            case isbn
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title, .author] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.strict(.title)
            author = try fields.value(.author, default: "")
            isbn = try fields.optional(.isbn)
        }
    }
}
