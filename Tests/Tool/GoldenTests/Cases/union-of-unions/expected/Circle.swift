// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Circle`
public nonisolated struct Circle: DefensiveRecord, Hashable, Sendable {
    public var radius: Double?

    public init(radius: Double? = nil) {
        self.radius = radius
    }

    public enum CodingKeys: String, RecordKey {
        case radius
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        radius = try fields.optional(.radius)
    }
}
