// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Dog"`.
    public var kind: String
    public var name: String?
    public var loud: Bool?

    public init(kind: String = "Dog", name: String? = nil, loud: Bool? = nil) {
        self.kind = kind
        self.name = name
        self.loud = loud
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case loud
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Dog")
        name = try fields.optional(.name)
        loud = try fields.optional(.loud)
    }
}
