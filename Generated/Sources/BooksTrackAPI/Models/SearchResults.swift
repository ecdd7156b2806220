// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/SearchResults`
public nonisolated struct SearchResults: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var results: [Book]
    /// Books that match, whether or not they are in this answer. 0 or more. Missing or null: `0`.
    public var total: Int
    /// How the server looked; open, usually one of `SearchMode`. Missing or null: `""`.
    public var mode: String
    /// What it looked for.
    public var query: String?

    public init(results: [Book] = [], total: Int, mode: String, query: String? = nil) {
        self.results = results
        self.total = total
        self.mode = mode
        self.query = query
    }

    public enum CodingKeys: String, RecordKey {
        case results
        case total
        case mode
        case query
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.results, .total, .mode] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        results = try fields.array(.results)
        total = try fields.value(.total, default: 0)
        mode = try fields.value(.mode, default: "")
        query = try fields.optional(.query)
    }
}
