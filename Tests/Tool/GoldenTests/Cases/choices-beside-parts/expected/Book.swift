// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var book: String
    public var note: String?

    public init(book: String, note: String? = nil) {
        self.book = book
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case book
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.book] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        book = try fields.value(.book, default: "")
        note = try fields.optional(.note)
    }
}
