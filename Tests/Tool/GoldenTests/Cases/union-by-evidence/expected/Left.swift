// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Left`
public nonisolated struct Left: DefensiveRecord, Hashable, Sendable {
    public var a: String?
    public var both: Int?

    public init(a: String? = nil, both: Int? = nil) {
        self.a = a
        self.both = both
    }

    public enum CodingKeys: String, RecordKey {
        case a
        case both
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.optional(.a)
        both = try fields.optional(.both)
    }
}
