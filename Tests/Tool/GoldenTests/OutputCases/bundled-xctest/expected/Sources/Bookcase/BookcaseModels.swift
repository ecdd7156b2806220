// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: DefensiveRecord, Hashable, Sendable {
    /// At least 1 character. Missing or null: `""`.
    public var title: String
    public var format: Format?
    /// Missing or null: `1`.
    public var pages: Int

    public init(title: String, format: Format? = nil, pages: Int = 1) {
        self.title = title
        self.format = format
        self.pages = pages
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case format
        case pages
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
        format = try fields.optional(.format)
        pages = try fields.defaulted(.pages, default: 1)
    }
}
