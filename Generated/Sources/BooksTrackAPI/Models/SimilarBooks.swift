// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/SimilarBooks`
public nonisolated struct SimilarBooks: DefensiveRecord, Hashable, Sendable {
    /// The book that the others are compared with. Strict: without it, decoding fails.
    public var sourceBook: Book
    /// Most similar first. Missing or null: `[]`.
    public var similarBooks: [Book]

    public init(sourceBook: Book, similarBooks: [Book] = []) {
        self.sourceBook = sourceBook
        self.similarBooks = similarBooks
    }

    public enum CodingKeys: String, RecordKey {
        case sourceBook
        case similarBooks
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.sourceBook, .similarBooks] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        sourceBook = try fields.strict(.sourceBook)
        similarBooks = try fields.array(.similarBooks)
    }
}
