// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Inner`
public nonisolated struct Inner: DefensiveRecord, Hashable, Sendable {
    public var x: Int?

    public init(x: Int? = nil) {
        self.x = x
    }

    public enum CodingKeys: String, RecordKey {
        case x
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.optional(.x)
    }
}
