// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Con`
public nonisolated struct Con: DefensiveRecord, Hashable, Sendable {
    public var d: String?

    public init(d: String? = nil) {
        self.d = d
    }

    public enum CodingKeys: String, RecordKey {
        case d
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        d = try fields.optional(.d)
    }
}
