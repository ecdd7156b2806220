// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Square`
public nonisolated struct Square: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"box"`.
    public var kind: String
    /// Missing or null: `0`.
    public var side: Double

    public init(kind: String = "box", side: Double) {
        self.kind = kind
        self.side = side
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case side
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .side] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "box")
        side = try fields.value(.side, default: 0)
    }
}
