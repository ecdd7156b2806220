// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Square`
public nonisolated struct Square: DefensiveRecord, Hashable, Sendable {
    public var side: Double?

    public init(side: Double? = nil) {
        self.side = side
    }

    public enum CodingKeys: String, RecordKey {
        case side
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        side = try fields.optional(.side)
    }
}
