// Made by gen-dtos from the contract "Discriminator beside properties". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var kind: String
    public var tricks: Int?

    public init(kind: String, tricks: Int? = nil) {
        self.kind = kind
        self.tricks = tricks
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case tricks
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "")
        tricks = try fields.optional(.tricks)
    }
}
