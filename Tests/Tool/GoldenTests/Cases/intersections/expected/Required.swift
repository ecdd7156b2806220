// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Required`
public nonisolated struct Required: DefensiveRecord, Hashable, Sendable {
    public var about: Mention?
    /// Strict: without it, decoding fails.
    public var more: More
    public var all: [Mention]?
    public var sentAt: Timestamp?

    public init(about: Mention? = nil, more: More, all: [Mention]? = nil, sentAt: Timestamp? = nil) {
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

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.more] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        about = try fields.optional(.about, nullable: true)
        more = try fields.strict(.more)
        all = try fields.optional(.all)
        sentAt = try fields.optional(.sentAt)
    }
}
