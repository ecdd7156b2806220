// Made by gen-dtos from the contract "Presence everywhere". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Patch`
public nonisolated struct Patch: DefensiveRecord, Hashable, Sendable {
    public var id: String?
    public var name: Presence<String>
    public var note: String?

    public init(id: String?, name: Presence<String> = .absent, note: String? = nil) {
        self.id = id
        self.name = name
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.required(.id)
        name = try fields.presence(.name)
        note = try fields.optional(.note)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(note, forKey: .note)
    }
}
