// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AuthorSearchHit`
public nonisolated struct AuthorSearchHit: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var name: String
    /// Open Library's identifier of the author. Missing or null: `""`.
    public var key: String
    /// Missing or null: `[]`.
    public var works: [WorkMetadata]
    /// 0 or more.
    public var workCount: Int?

    public init(name: String, key: String, works: [WorkMetadata] = [], workCount: Int? = nil) {
        self.name = name
        self.key = key
        self.works = works
        self.workCount = workCount
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case key
        case works
        case workCount
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .key, .works] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.strict(.name)
        key = try fields.value(.key, default: "")
        works = try fields.array(.works)
        workCount = try fields.optional(.workCount)
    }
}
