// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Character`
public nonisolated struct PortalCharacter: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int
    /// Missing or null: `""`.
    public var name: String
    /// Missing or null: `""`.
    public var status: Status
    /// Missing or null: `""`.
    public var species: String
    /// What is special about it; often empty. Missing or null: `""`.
    public var type: String
    /// Missing or null: `""`.
    public var gender: Gender
    /// Missing or null: the value decoded from `{}`.
    public var origin: Place
    /// Missing or null: the value decoded from `{}`.
    public var location: Place
    /// Missing or null: `""`.
    public var image: String
    /// Where its episodes are. Missing or null: `[]`.
    public var episode: [String]
    /// Missing or null: `""`.
    public var url: String
    /// Missing or null: `""`.
    public var created: Timestamp

    public init(
        id: Int,
        name: String,
        status: Status,
        species: String,
        type: String,
        gender: Gender,
        origin: Place,
        location: Place,
        image: String,
        episode: [String] = [],
        url: String,
        created: Timestamp
    ) {
        self.id = id
        self.name = name
        self.status = status
        self.species = species
        self.type = type
        self.gender = gender
        self.origin = origin
        self.location = location
        self.image = image
        self.episode = episode
        self.url = url
        self.created = created
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case status
        case species
        case type
        case gender
        case origin
        case location
        case image
        case episode
        case url
        case created
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.id, .name, .status, .species, .type, .gender, .origin, .location, .image, .episode, .url, .created]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: 0)
        name = try fields.value(.name, default: "")
        status = try fields.value(.status, default: .unrecognized(""))
        species = try fields.value(.species, default: "")
        type = try fields.value(.type, default: "")
        gender = try fields.value(.gender, default: .unrecognized(""))
        origin = try fields.record(.origin)
        location = try fields.record(.location)
        image = try fields.value(.image, as: URIText.self, default: "")
        episode = try fields.array(.episode, as: URIText.self)
        url = try fields.value(.url, as: URIText.self, default: "")
        created = try fields.value(.created, default: "")
    }
}
