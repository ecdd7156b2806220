// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/CharacterPage`
public nonisolated struct CharacterPage: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value decoded from `{}`.
    public var info: PageInfo
    /// Missing or null: `[]`.
    public var results: [PortalCharacter]

    public init(info: PageInfo, results: [PortalCharacter] = []) {
        self.info = info
        self.results = results
    }

    public enum CodingKeys: String, RecordKey {
        case info
        case results
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.info, .results] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        info = try fields.record(.info)
        results = try fields.array(.results)
    }
}
