// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/+`
public nonisolated struct Plus: DefensiveRecord, Hashable, Sendable {
    public var h: String?

    public init(h: String? = nil) {
        self.h = h
    }

    public enum CodingKeys: String, RecordKey {
        case h
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        h = try fields.optional(.h)
    }
}
