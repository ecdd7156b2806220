// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PostResource`
public nonisolated struct PostResource: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int
    /// Missing or null: `""`.
    public var title: String
    /// Missing or null: `""`.
    public var state: PostState
    public var author: UserResource?
    public var publishedAt: Timestamp?
    public var commentsCount: Int?
    public var options: [JSONValue]?

    public init(
        id: Int,
        title: String,
        state: PostState,
        author: UserResource?,
        publishedAt: Timestamp?,
        commentsCount: Int? = nil,
        options: [JSONValue]? = nil
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.author = author
        self.publishedAt = publishedAt
        self.commentsCount = commentsCount
        self.options = options
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case title
        case state
        case author
        case publishedAt = "published_at"
        case commentsCount = "comments_count"
        case options
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .title, .state, .author, .publishedAt] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: 0)
        title = try fields.value(.title, default: "")
        state = try fields.value(.state, default: .unknown(""))
        author = try fields.required(.author)
        publishedAt = try fields.required(.publishedAt)
        commentsCount = try fields.optional(.commentsCount)
        options = try fields.optional(.options)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(title, forKey: .title)
        try container.encode(state, forKey: .state)
        try container.encode(author, forKey: .author)
        try container.encode(publishedAt, forKey: .publishedAt)
        try container.encodeIfPresent(commentsCount, forKey: .commentsCount)
        try container.encodeIfPresent(options, forKey: .options)
    }
}
