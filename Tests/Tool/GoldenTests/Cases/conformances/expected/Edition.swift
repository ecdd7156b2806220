// Made by gen-dtos from the contract "Conformances". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Edition`
public nonisolated struct Edition: DefensiveRecord, Hashable, Sendable, Identifiable {
    /// Missing or null: `""`.
    public var isbn: String
    public var pages: Int?
    public var id: String { isbn }

    public init(isbn: String, pages: Int? = nil) {
        self.isbn = isbn
        self.pages = pages
    }

    public enum CodingKeys: String, RecordKey {
        case isbn
        case pages
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.isbn] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        isbn = try fields.value(.isbn, default: "")
        pages = try fields.optional(.pages)
    }
}
