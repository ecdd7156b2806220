// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Draft`
public nonisolated struct Draft: DefensiveRecord, Hashable, Sendable {
    public var about: Mention?
    public var more: More?
    public var all: [Mention]?

    public init(about: Mention? = nil, more: More? = nil, all: [Mention]? = nil) {
        self.about = about
        self.more = more
        self.all = all
    }

    public enum CodingKeys: String, RecordKey {
        case about
        case more
        case all
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        about = try fields.optional(.about, nullable: true)
        more = try fields.optional(.more)
        all = try fields.optional(.all)
    }
}
