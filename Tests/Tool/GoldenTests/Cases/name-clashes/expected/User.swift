// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/User`
public nonisolated struct User: DefensiveRecord, Hashable, Sendable {
    public var name: Name?
    public var nameProperty: String?

    public init(name: Name? = nil, nameProperty: String? = nil) {
        self.name = name
        self.nameProperty = nameProperty
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case nameProperty = "Name"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
        nameProperty = try fields.optional(.nameProperty)
    }
}

extension User {
    public nonisolated struct Name: DefensiveRecord, Hashable, Sendable {
        public var c: String?

        public init(c: String? = nil) {
            self.c = c
        }

        public enum CodingKeys: String, RecordKey {
            case c
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            c = try fields.optional(.c)
        }
    }
}
