// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Right`
public nonisolated struct Right: DefensiveRecord, Hashable, Sendable {
    public var b: String?
    public var both: Int?

    public init(b: String? = nil, both: Int? = nil) {
        self.b = b
        self.both = both
    }

    public enum CodingKeys: String, RecordKey {
        case b
        case both
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        b = try fields.optional(.b)
        both = try fields.optional(.both)
    }
}
