// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/TrendingSearch`
public nonisolated struct TrendingSearch: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var query: String
    /// 0 or more. Missing or null: `0`.
    public var searchCount: Int

    public init(query: String, searchCount: Int) {
        self.query = query
        self.searchCount = searchCount
    }

    public enum CodingKeys: String, RecordKey {
        case query
        case searchCount
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.query, .searchCount] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        query = try fields.value(.query, default: "")
        searchCount = try fields.value(.searchCount, default: 0)
    }
}
