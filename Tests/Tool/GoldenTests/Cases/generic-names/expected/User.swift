// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/User`
public nonisolated struct User: DefensiveRecord, Hashable, Sendable {
    public var g: String?

    public init(g: String? = nil) {
        self.g = g
    }

    public enum CodingKeys: String, RecordKey {
        case g
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        g = try fields.optional(.g)
    }
}
