// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/API`
public nonisolated struct APISchema: DefensiveRecord, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
        self.a = a
    }

    public enum CodingKeys: String, RecordKey {
        case a
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.optional(.a)
    }
}
