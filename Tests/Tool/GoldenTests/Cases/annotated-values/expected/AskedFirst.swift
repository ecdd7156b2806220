// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AskedFirst`
public nonisolated struct AskedFirst: DefensiveRecord, Hashable, Sendable {
    public var kind: Kind?

    public init(kind: Kind? = nil) {
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case kind
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.optional(.kind)
    }
}
