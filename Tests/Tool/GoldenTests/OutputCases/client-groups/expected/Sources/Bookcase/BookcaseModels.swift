// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var title: String

    public init(title: String) {
        self.title = title
    }

    public enum CodingKeys: String, RecordKey {
        case title
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
    }
}

/// `#/components/schemas/BooksGroup`
public nonisolated struct BooksGroup: DefensiveRecord, Hashable, Sendable {
    public var name: String?

    public init(name: String? = nil) {
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case name
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
    }
}
