// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shop`
public nonisolated struct Shop: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var id: Int
    public var name: String?

    public init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case name
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: 0)
        name = try fields.optional(.name)
    }
}
