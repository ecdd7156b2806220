// Made by gen-dtos from the contract "Discriminator of nobody". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Renamed`
public nonisolated struct Renamed: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    public var name: String?

    public init(id: String, name: String? = nil) {
        self.id = id
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        name = try fields.optional(.name)
    }
}
