// Made by gen-dtos from the contract "Orders | v1". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Customer`
public nonisolated struct Customer: DefensiveRecord, Hashable, Sendable {
    public var name: String?

    public init(name: String? = nil) {
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case name
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name, nullable: true)
    }
}
