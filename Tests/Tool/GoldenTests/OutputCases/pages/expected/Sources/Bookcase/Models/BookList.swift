// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BookList`
public nonisolated struct BookList: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var books: [Item]
    /// Missing or null: `0`.
    public var total: Int

    public init(books: [Item] = [], total: Int) {
        self.books = books
        self.total = total
    }

    public enum CodingKeys: String, RecordKey {
        case books
        case total
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.books, .total] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        books = try fields.array(.books)
        total = try fields.value(.total, default: 0)
    }
}
