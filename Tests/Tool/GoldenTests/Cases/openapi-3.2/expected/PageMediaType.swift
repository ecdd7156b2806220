// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/mediaTypes/Page`
public nonisolated struct PageMediaType: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var books: [Medium]

    public init(books: [Medium] = []) {
        self.books = books
    }

    public enum CodingKeys: String, RecordKey {
        case books
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.books] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        books = try fields.array(.books)
    }
}
