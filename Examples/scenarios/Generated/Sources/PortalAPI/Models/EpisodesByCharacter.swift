// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EpisodesByCharacter`
public nonisolated struct EpisodesByCharacter: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value decoded from `{}`.
    public var data: Data

    public init(data: Data) {
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case data
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.data] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.record(.data)
    }
}

extension EpisodesByCharacter {
    public nonisolated struct Data: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: the value decoded from `{}`.
        public var character: CharacterWithEpisodes

        public init(character: CharacterWithEpisodes) {
            self.character = character
        }

        public enum CodingKeys: String, RecordKey {
            case character
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.character] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            character = try fields.record(.character)
        }
    }
}
