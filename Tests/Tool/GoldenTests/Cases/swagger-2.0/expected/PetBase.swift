// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// An animal.
public nonisolated struct PetBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Pet"`.
    public var kind: String
    /// Missing or null: `""`.
    public var name: String
    /// Read-only.
    public var born: Timestamp?

    public init(kind: String = "Pet", name: String, born: Timestamp? = nil) {
        self.kind = kind
        self.name = name
        self.born = born
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case born
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Pet")
        name = try fields.value(.name, default: "")
        born = try fields.optional(.born)
    }
}
