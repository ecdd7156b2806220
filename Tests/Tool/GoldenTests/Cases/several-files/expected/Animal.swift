// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A file that is a schema as a whole.
///
/// `schemas/Pet.yaml`
public nonisolated struct Animal: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    public var owner: Owner?
    public var chip: Chip?
    public var species: SpeciesList?

    public init(name: String, owner: Owner? = nil, chip: Chip? = nil, species: SpeciesList? = nil) {
        self.name = name
        self.owner = owner
        self.chip = chip
        self.species = species
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case owner
        case chip
        case species
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        owner = try fields.optional(.owner)
        chip = try fields.optional(.chip)
        species = try fields.optional(.species)
    }
}

extension Animal {
    public nonisolated struct Chip: DefensiveRecord, Hashable, Sendable {
        public var code: String?

        public init(code: String? = nil) {
            self.code = code
        }

        public enum CodingKeys: String, RecordKey {
            case code
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            code = try fields.optional(.code)
        }
    }
}
