// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum ListPets {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        public var pets: [Pet]?

        public init(pets: [Pet]? = nil) {
            self.pets = pets
        }

        public enum CodingKeys: String, RecordKey {
            case pets
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            pets = try fields.optional(.pets)
        }
    }
}
