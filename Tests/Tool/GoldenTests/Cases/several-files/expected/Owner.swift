// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `schemas/Owner.yaml`
public nonisolated struct Owner: DefensiveRecord, Hashable, Sendable {
    public var pets: [Animal]?
    public var visits: [Visit]?
    public var address: Address?

    public init(pets: [Animal]? = nil, visits: [Visit]? = nil, address: Address? = nil) {
        self.pets = pets
        self.visits = visits
        self.address = address
    }

    public enum CodingKeys: String, RecordKey {
        case pets
        case visits
        case address
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        pets = try fields.optional(.pets)
        visits = try fields.optional(.visits)
        address = try fields.optional(.address)
    }
}
