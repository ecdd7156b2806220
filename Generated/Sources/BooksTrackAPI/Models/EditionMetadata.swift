// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EditionMetadata`
public nonisolated struct EditionMetadata: DefensiveRecord, Hashable, Sendable {
    /// Open Library's identifier of the edition. Strict: without it, decoding fails.
    public var id: String
    public var numberOfPages: Int?
    /// In the provider's words.
    public var physicalFormat: String?
    /// Missing or null: `[]`.
    public var publishers: [String]

    public init(id: String, numberOfPages: Int? = nil, physicalFormat: String? = nil, publishers: [String] = []) {
        self.id = id
        self.numberOfPages = numberOfPages
        self.physicalFormat = physicalFormat
        self.publishers = publishers
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case numberOfPages
        case physicalFormat
        case publishers
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .publishers] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        numberOfPages = try fields.optional(.numberOfPages)
        physicalFormat = try fields.optional(.physicalFormat)
        publishers = try fields.array(.publishers)
    }
}
