// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    public var kind: String?
    public var barks: Bool?

    public init(kind: String? = nil, barks: Bool? = nil) {
        self.kind = kind
        self.barks = barks
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case barks
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.optional(.kind)
        barks = try fields.optional(.barks)
    }
}
