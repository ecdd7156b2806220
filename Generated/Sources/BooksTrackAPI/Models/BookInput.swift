// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A book as older versions of the batch enrichment take it.
///
/// `#/components/schemas/BookInput`
public nonisolated struct BookInput: DefensiveRecord, Hashable, Sendable {
    /// At most 500 characters. Strict: without it, decoding fails.
    public var title: String
    /// At most 300 characters.
    public var author: String?
    /// At most 17 characters.
    public var isbn: String?

    public init(title: String, author: String? = nil, isbn: String? = nil) {
        self.title = title
        self.author = author
        self.isbn = isbn
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case author
        case isbn
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.strict(.title)
        author = try fields.optional(.author)
        isbn = try fields.optional(.isbn)
    }
}
