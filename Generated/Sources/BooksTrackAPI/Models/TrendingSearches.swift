// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/TrendingSearches`
public nonisolated struct TrendingSearches: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var trendingSearches: [TrendingSearch]
    public var generatedAt: String?

    public init(trendingSearches: [TrendingSearch] = [], generatedAt: String? = nil) {
        self.trendingSearches = trendingSearches
        self.generatedAt = generatedAt
    }

    public enum CodingKeys: String, RecordKey {
        case trendingSearches
        case generatedAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.trendingSearches] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        trendingSearches = try fields.array(.trendingSearches)
        generatedAt = try fields.optional(.generatedAt, as: DateTimeText.self)
    }
}
