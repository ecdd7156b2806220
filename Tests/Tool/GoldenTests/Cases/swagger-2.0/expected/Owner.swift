// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/definitions/Owner`
public nonisolated struct Owner: DefensiveRecord, Hashable, Sendable {
    public var pets: [Pet]?
    public var home: Office?
    public var office: Office?

    public init(pets: [Pet]? = nil, home: Office? = nil, office: Office? = nil) {
        self.pets = pets
        self.home = home
        self.office = office
    }

    public enum CodingKeys: String, RecordKey {
        case pets
        case home
        case office
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        pets = try fields.optional(.pets)
        home = try fields.optional(.home)
        office = try fields.optional(.office)
    }
}

extension Owner {
    public nonisolated struct Office: DefensiveRecord, Hashable, Sendable {
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
}
