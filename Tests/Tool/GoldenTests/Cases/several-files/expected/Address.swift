// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `schemas/Owner.yaml#/$defs/Address`
public nonisolated struct Address: DefensiveRecord, Hashable, Sendable {
    public var city: String?

    public init(city: String? = nil) {
        self.city = city
    }

    public enum CodingKeys: String, RecordKey {
        case city
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        city = try fields.optional(.city)
    }
}
