// Made by gen-dtos from the contract "Misspelt keys". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Pet`
public nonisolated struct Pet: DefensiveRecord, Hashable, Sendable {
    public var name: String?
    public var nick: String?
    public var tags: [JSONValue]?

    public init(name: String? = nil, nick: String? = nil, tags: [JSONValue]? = nil) {
        self.name = name
        self.nick = nick
        self.tags = tags
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case nick
        case tags
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
        nick = try fields.optional(.nick)
        tags = try fields.optional(.tags)
    }
}
