// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Nothing tells these apart.
///
/// `#/components/schemas/Overlap`
public nonisolated struct Overlap: DefensiveRecord, Hashable, Sendable {
    public var a: String?
    public var both: Int?
    public var b: String?

    public init(a: String? = nil, both: Int? = nil, b: String? = nil) {
        self.a = a
        self.both = both
        self.b = b
    }

    public enum CodingKeys: String, RecordKey {
        case a
        case both
        case b
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.optional(.a)
        both = try fields.optional(.both)
        b = try fields.optional(.b)
    }
}
