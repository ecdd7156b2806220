// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EnrichedBookPayload`
public nonisolated struct EnrichedBookPayload: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var title: String
    public var author: String?
    public var isbn: String?
    /// Whether a provider knows the book. Missing or null: `false`.
    public var success: Bool
    /// For people, in English.
    public var error: String?
    /// What the providers know. Null without success.
    public var enriched: Enriched?

    public init(
        title: String,
        author: String? = nil,
        isbn: String? = nil,
        success: Bool,
        error: String? = nil,
        enriched: Enriched? = nil
    ) {
        self.title = title
        self.author = author
        self.isbn = isbn
        self.success = success
        self.error = error
        self.enriched = enriched
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case author
        case isbn
        case success
        case error
        case enriched
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title, .success] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        author = try fields.optional(.author)
        isbn = try fields.optional(.isbn)
        success = try fields.value(.success, default: false)
        error = try fields.optional(.error)
        enriched = try fields.optional(.enriched, nullable: true)
    }
}

extension EnrichedBookPayload {
    /// What the providers know. Null without success.
    public nonisolated struct Enriched: DefensiveRecord, Hashable, Sendable {
        /// Strict: without it, decoding fails.
        public var work: WorkDTO
        public var edition: EditionDTO?
        /// Missing or null: `[]`.
        public var authors: [AuthorDTO]

        public init(work: WorkDTO, edition: EditionDTO? = nil, authors: [AuthorDTO] = []) {
            self.work = work
            self.edition = edition
            self.authors = authors
        }

        public enum CodingKeys: String, RecordKey {
            case work
            case edition
            case authors
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.work, .authors] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            work = try fields.strict(.work)
            edition = try fields.optional(.edition)
            authors = try fields.array(.authors)
        }
    }
}
