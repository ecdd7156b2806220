// Made by gen-dtos from the contract "Discriminator of nobody". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Named`
public nonisolated struct Named: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"\"\\(x)"`.
    public var kind: String

    public init(kind: String = "\"\\(x)") {
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case kind
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "\"\\(x)")
    }
}
