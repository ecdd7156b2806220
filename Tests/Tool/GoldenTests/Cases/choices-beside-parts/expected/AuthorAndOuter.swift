// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AuthorAndOuter`
public nonisolated struct AuthorAndOuter: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var author: String
    /// Missing or null: `""`.
    public var book: String
    public var note: String?

    public init(author: String, book: String, note: String? = nil) {
        self.author = author
        self.book = book
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case author
        case book
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.author, .book] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        author = try fields.value(.author, default: "")
        book = try fields.value(.book, default: "")
        note = try fields.optional(.note)
    }
}
