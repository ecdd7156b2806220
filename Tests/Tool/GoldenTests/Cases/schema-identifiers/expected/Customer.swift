// Made by gen-dtos from the contract "Identifiers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Customer`
public nonisolated struct Customer: DefensiveRecord, Hashable, Sendable {
    public var name: String?
    public var address: Where?

    public init(name: String? = nil, address: Where? = nil) {
        self.name = name
        self.address = address
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case address
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
        address = try fields.optional(.address)
    }
}

extension Customer {
    public nonisolated struct Where: DefensiveRecord, Hashable, Sendable {
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
