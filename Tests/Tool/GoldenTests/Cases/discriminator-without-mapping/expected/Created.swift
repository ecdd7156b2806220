// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Created`
public nonisolated struct Created: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Created"`.
    public var kind: String
    /// Missing or null: `""`.
    public var id: String

    public init(kind: String = "Created", id: String) {
        self.kind = kind
        self.id = id
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case id
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Created")
        id = try fields.value(.id, default: "")
    }
}
