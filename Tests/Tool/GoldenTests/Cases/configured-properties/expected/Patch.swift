// Made by gen-dtos from the contract "Configured properties". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Patch`
public nonisolated struct Patch: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String
    /// Also read from `title`, `label`.
    public var name: String?
    public var note: Presence<String>
    /// Missing or null: `1`.
    public var count: Int
    /// Missing or null: `["new"]`.
    public var tags: [String]
    public var place: Place?

    public init(
        id: String,
        name: String? = nil,
        note: Presence<String> = .absent,
        count: Int = 1,
        tags: [String] = ["new"],
        place: Place? = nil
    ) {
        self.id = id
        self.name = name
        self.note = note
        self.count = count
        self.tags = tags
        self.place = place
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case note
        case count
        case tags
        case place
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.count] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        name = try fields.optional(.name, or: ["title", "label"], nullable: true)
        note = try fields.presence(.note)
        count = try fields.value(.count, default: 1)
        tags = try fields.defaulted(.tags, default: ["new"])
        place = try fields.optional(.place)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encode(note, forKey: .note)
        try container.encode(count, forKey: .count)
        try container.encode(tags, forKey: .tags)
        try container.encodeIfPresent(place, forKey: .place)
    }
}

extension Patch {
    public nonisolated struct Place: DefensiveRecord, Hashable, Sendable {
        /// Also read from `town`.
        public var city: String?

        public init(city: String? = nil) {
            self.city = city
        }

        public enum CodingKeys: String, RecordKey {
            case city
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            city = try fields.optional(.city, or: ["town"])
        }
    }
}
