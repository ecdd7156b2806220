// Made by gen-dtos from the contract "Shelf". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var title: String
    /// Missing or null: `""`.
    public var isbn: String
    public var authors: [Author]?

    public init(title: String, isbn: String, authors: [Author]? = nil) {
        self.title = title
        self.isbn = isbn
        self.authors = authors
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case isbn
        case authors
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title, .isbn] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
        isbn = try fields.value(.isbn, default: "")
        authors = try fields.optional(.authors)
    }
}
