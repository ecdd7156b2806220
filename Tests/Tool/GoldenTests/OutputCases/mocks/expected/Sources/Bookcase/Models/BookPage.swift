// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BookPage`
public nonisolated struct BookPage: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var items: [Book]
    public var total: Int?

    public init(items: [Book] = [], total: Int? = nil) {
        self.items = items
        self.total = total
    }

    public enum CodingKeys: String, RecordKey {
        case items
        case total
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.items] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        items = try fields.array(.items)
        total = try fields.optional(.total)
    }
}
