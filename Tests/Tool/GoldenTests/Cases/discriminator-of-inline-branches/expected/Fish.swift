// Made by gen-dtos from the contract "Discriminator of inline branches". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Fish`
public nonisolated struct Fish: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"fish"`.
    public var kind: String
    public var depth: Double?

    public init(kind: String = "fish", depth: Double? = nil) {
        self.kind = kind
        self.depth = depth
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case depth
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "fish")
        depth = try fields.optional(.depth)
    }
}
