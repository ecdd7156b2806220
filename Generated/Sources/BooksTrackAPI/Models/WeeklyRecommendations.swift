// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/WeeklyRecommendations`
public nonisolated struct WeeklyRecommendations: DefensiveRecord, Hashable, Sendable {
    /// The Monday of the week. Missing or null: `""`.
    public var weekOf: String
    /// Missing or null: `[]`.
    public var books: [RecommendedBook]
    public var generatedAt: String?
    public var nextRefresh: String?

    public init(
        weekOf: String,
        books: [RecommendedBook] = [],
        generatedAt: String? = nil,
        nextRefresh: String? = nil
    ) {
        self.weekOf = weekOf
        self.books = books
        self.generatedAt = generatedAt
        self.nextRefresh = nextRefresh
    }

    public enum CodingKeys: String, RecordKey {
        case weekOf = "week_of"
        case books
        case generatedAt = "generated_at"
        case nextRefresh = "next_refresh"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.weekOf, .books] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        weekOf = try fields.value(.weekOf, as: DateText.self, default: "")
        books = try fields.array(.books)
        generatedAt = try fields.optional(.generatedAt, as: DateTimeText.self)
        nextRefresh = try fields.optional(.nextRefresh, as: DateTimeText.self)
    }
}
