// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Who somebody is.
///
/// `#/components/schemas/Person`
public nonisolated struct Person: DefensiveRecord, Hashable, Sendable {
    /// Identifies the person. Strict: without it, decoding fails.
    public var id: String
    /// Missing or null: `""`.
    public var name: String
    /// Missing or null: `[]`.
    public var tags: [String]
    public var labels: [String: String]?
    /// 0 to 100. Missing or null: `50`.
    public var score: Int
    /// Missing or null: `false`.
    public var active: Bool
    /// Missing or null: the value decoded from `{}`.
    public var address: Address
    /// Null where there is none.
    public var nickname: String?
    public var note: String?
    /// Missing or null: `1`.
    public var page: Int
    public var mood: String?
    /// Read-only.
    public var created: Timestamp?
    /// Write-only.
    public var password: String?

    public init(
        id: String,
        name: String,
        tags: [String] = [],
        labels: [String: String]? = nil,
        score: Int = 50,
        active: Bool,
        address: Address,
        nickname: String?,
        note: String? = nil,
        page: Int = 1,
        mood: String? = nil,
        created: Timestamp? = nil,
        password: String? = nil
    ) {
        self.id = id
        self.name = name
        self.tags = tags
        self.labels = labels
        self.score = score
        self.active = active
        self.address = address
        self.nickname = nickname
        self.note = note
        self.page = page
        self.mood = mood
        self.created = created
        self.password = password
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case tags
        case labels
        case score
        case active
        case address
        case nickname
        case note
        case page
        case mood
        case created
        case password
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.id, .name, .tags, .score, .active, .address, .nickname]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        name = try fields.value(.name, default: "")
        tags = try fields.array(.tags)
        labels = try fields.optional(.labels)
        score = try fields.value(.score, default: 50)
        active = try fields.value(.active, default: false)
        address = try fields.record(.address)
        nickname = try fields.required(.nickname)
        note = try fields.optional(.note)
        page = try fields.defaulted(.page, default: 1)
        mood = try fields.optional(.mood, nullable: true)
        created = try fields.optional(.created)
        password = try fields.optional(.password)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(tags, forKey: .tags)
        try container.encodeIfPresent(labels, forKey: .labels)
        try container.encode(score, forKey: .score)
        try container.encode(active, forKey: .active)
        try container.encode(address, forKey: .address)
        try container.encode(nickname, forKey: .nickname)
        try container.encodeIfPresent(note, forKey: .note)
        try container.encode(page, forKey: .page)
        try container.encodeIfPresent(mood, forKey: .mood)
        try container.encodeIfPresent(created, forKey: .created)
        try container.encodeIfPresent(password, forKey: .password)
    }
}
