// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    public var first: APISchema?
    public var second: Api?

    public init(first: APISchema? = nil, second: Api? = nil) {
        self.first = first
        self.second = second
    }

    public enum CodingKeys: String, RecordKey {
        case first
        case second
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        first = try fields.optional(.first)
        second = try fields.optional(.second)
    }
}
