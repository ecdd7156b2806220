// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/WorkMetadata`
public nonisolated struct WorkMetadata: DefensiveRecord, Hashable, Sendable {
    /// Open Library's identifier of the work. Strict: without it, decoding fails.
    public var id: String
    /// Strict: without it, decoding fails.
    public var title: String
    /// Missing or null: `[]`.
    public var subjects: [String]
    public var firstPublishYear: Int?

    public init(id: String, title: String, subjects: [String] = [], firstPublishYear: Int? = nil) {
        self.id = id
        self.title = title
        self.subjects = subjects
        self.firstPublishYear = firstPublishYear
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case title
        case subjects
        case firstPublishYear
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .title, .subjects] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        title = try fields.strict(.title)
        subjects = try fields.array(.subjects)
        firstPublishYear = try fields.optional(.firstPublishYear)
    }
}
