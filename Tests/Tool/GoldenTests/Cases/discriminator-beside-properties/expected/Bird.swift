// Made by gen-dtos from the contract "Discriminator beside properties". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Bird`
public nonisolated struct Bird: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var kind: String

    public init(kind: String) {
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case kind
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "")
    }
}
