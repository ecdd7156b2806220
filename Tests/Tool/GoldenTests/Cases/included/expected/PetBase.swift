// Made by gen-dtos from the contract "Included". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct PetBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Pet"`.
    public var kind: String

    public init(kind: String = "Pet") {
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case kind
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.defaulted(.kind, default: "Pet")
    }
}
