// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AuthorMetadata`
public nonisolated struct AuthorMetadata: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var name: String
    /// Open Library's identifier of the author. Missing or null: `""`.
    public var key: String
    /// As the provider writes it, often in words.
    public var birthDate: String?

    public init(name: String, key: String, birthDate: String? = nil) {
        self.name = name
        self.key = key
        self.birthDate = birthDate
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case key
        case birthDate = "birth_date"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .key] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.strict(.name)
        key = try fields.value(.key, default: "")
        birthDate = try fields.optional(.birthDate)
    }
}
