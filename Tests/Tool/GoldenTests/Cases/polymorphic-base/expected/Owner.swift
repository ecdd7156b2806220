// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Owner`
public nonisolated struct Owner: DefensiveRecord, Hashable, Sendable {
    public var pets: [Pet]?
    public var best: Pet?

    public init(pets: [Pet]? = nil, best: Pet? = nil) {
        self.pets = pets
        self.best = best
    }

    public enum CodingKeys: String, RecordKey {
        case pets
        case best
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        pets = try fields.optional(.pets)
        best = try fields.optional(.best)
    }
}
