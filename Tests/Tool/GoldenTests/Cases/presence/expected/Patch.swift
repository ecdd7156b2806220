// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Patch`
public nonisolated struct Patch: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Null takes it away.
    public var name: Presence<String>
    public var tags: Presence<[String]>
    public var address: Presence<Address>
    public var reason: String?
    public var note: String?

    public init(
        id: String,
        name: Presence<String> = .absent,
        tags: Presence<[String]> = .absent,
        address: Presence<Address> = .absent,
        reason: String?,
        note: String? = nil
    ) {
        self.id = id
        self.name = name
        self.tags = tags
        self.address = address
        self.reason = reason
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case tags
        case address
        case reason
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .reason] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        name = try fields.presence(.name)
        tags = try fields.presence(.tags)
        address = try fields.presence(.address)
        reason = try fields.required(.reason)
        note = try fields.optional(.note, nullable: true)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(tags, forKey: .tags)
        try container.encode(address, forKey: .address)
        try container.encode(reason, forKey: .reason)
        try container.encodeIfPresent(note, forKey: .note)
    }
}
