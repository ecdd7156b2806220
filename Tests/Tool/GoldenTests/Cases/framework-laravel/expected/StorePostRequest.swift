// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/StorePostRequest`
public nonisolated struct StorePostRequest: DefensiveRecord, Hashable, Sendable {
    /// At most 255 characters. Missing or null: `""`.
    public var title: String
    public var state: PostState?
    public var tags: [String]?
    public var views: Double?

    public init(title: String, state: PostState? = nil, tags: [String]? = nil, views: Double? = nil) {
        self.title = title
        self.state = state
        self.tags = tags
        self.views = views
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case state
        case tags
        case views
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
        state = try fields.optional(.state)
        tags = try fields.optional(.tags, nullable: true)
        views = try fields.optional(.views, nullable: true)
    }
}
