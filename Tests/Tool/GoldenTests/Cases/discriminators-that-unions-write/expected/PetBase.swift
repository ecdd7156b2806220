// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct PetBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Pet"`.
    public var kind: String
    public var name: String?

    public init(kind: String = "Pet", name: String? = nil) {
        self.kind = kind
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Pet")
        name = try fields.optional(.name)
    }
}
