// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EpisodeCharacter`
public nonisolated struct EpisodeCharacter: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Missing or null: `""`.
    public var name: String
    /// Missing or null: `""`.
    public var image: String

    public init(id: String, name: String, image: String) {
        self.id = id
        self.name = name
        self.image = image
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
        case image
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .name, .image] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        name = try fields.value(.name, default: "")
        image = try fields.value(.image, as: URIText.self, default: "")
    }
}
