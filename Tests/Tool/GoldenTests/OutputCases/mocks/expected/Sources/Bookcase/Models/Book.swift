// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int
    /// Missing or null: `""`.
    public var title: String
    public var link: String?

    public init(id: Int, title: String, link: String? = nil) {
        self.id = id
        self.title = title
        self.link = link
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case title
        case link
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: 0)
        title = try fields.value(.title, default: "")
        link = try fields.optional(.link)
    }
}
