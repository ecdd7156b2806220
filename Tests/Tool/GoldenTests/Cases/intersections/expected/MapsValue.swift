// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Maps/additionalProperties`
public nonisolated struct MapsValue: DefensiveRecord, Hashable, Sendable {
    public var about: Mention?
    public var more: More?
    public var all: [Mention]?
    public var sentAt: Timestamp?

    public init(about: Mention? = nil, more: More? = nil, all: [Mention]? = nil, sentAt: Timestamp? = nil) {
        self.about = about
        self.more = more
        self.all = all
        self.sentAt = sentAt
    }

    public enum CodingKeys: String, RecordKey {
        case about
        case more
        case all
        case sentAt
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        about = try fields.optional(.about, nullable: true)
        more = try fields.optional(.more)
        all = try fields.optional(.all)
        sentAt = try fields.optional(.sentAt)
    }
}
