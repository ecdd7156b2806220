// Made by gen-dtos from the contract "Versions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Zoo`
public nonisolated struct Zoo: DefensiveRecord, Hashable, Sendable {
    public var old: V1Pet?
    public var new: V2Pet?
    public var first: V1CommonTag?
    public var second: V2CommonTag?
    public var keeper: V2Person?

    public init(
        old: V1Pet? = nil,
        new: V2Pet? = nil,
        first: V1CommonTag? = nil,
        second: V2CommonTag? = nil,
        keeper: V2Person? = nil
    ) {
        self.old = old
        self.new = new
        self.first = first
        self.second = second
        self.keeper = keeper
    }

    public enum CodingKeys: String, RecordKey {
        case old
        case new
        case first
        case second
        case keeper
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        old = try fields.optional(.old)
        new = try fields.optional(.new)
        first = try fields.optional(.first)
        second = try fields.optional(.second)
        keeper = try fields.optional(.keeper)
    }
}
