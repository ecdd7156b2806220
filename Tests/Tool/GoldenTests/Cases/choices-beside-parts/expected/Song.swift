// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Song`
public nonisolated struct Song: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var song: String
    public var note: String?

    public init(song: String, note: String? = nil) {
        self.song = song
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case song
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.song] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        song = try fields.value(.song, default: "")
        note = try fields.optional(.note)
    }
}
