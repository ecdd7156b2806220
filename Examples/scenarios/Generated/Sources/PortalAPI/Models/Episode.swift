// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Episode`
public nonisolated struct Episode: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Missing or null: `""`.
    public var name: String
    /// A day as it is written in the United States. Missing or null: `""`.
    public var airDate: String
    /// Season and number. Missing or null: `""`.
    public var episode: String
    /// Missing or null: `[]`.
    public var characters: [EpisodeCharacter]

    public init(id: String, name: String, airDate: String, episode: String, characters: [EpisodeCharacter] = []) {
        self.id = id
        self.name = name
        self.airDate = airDate
        self.episode = episode
        self.characters = characters
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case airDate = "air_date"
        case episode
        case characters
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .name, .airDate, .episode, .characters] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        name = try fields.value(.name, default: "")
        airDate = try fields.value(.airDate, default: "")
        episode = try fields.value(.episode, default: "")
        characters = try fields.array(.characters)
    }
}
