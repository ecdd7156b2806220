// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `` #/components/schemas/List`1 ``
public nonisolated struct List1: DefensiveRecord, Hashable, Sendable {
    public var c: String?

    public init(c: String? = nil) {
        self.c = c
    }

    public enum CodingKeys: String, RecordKey {
        case c
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        c = try fields.optional(.c)
    }
}
