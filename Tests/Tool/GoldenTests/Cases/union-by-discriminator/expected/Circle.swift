// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Circle`
public nonisolated struct Circle: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"round"`.
    public var kind: String
    /// Missing or null: `0`.
    public var radius: Double

    public init(kind: String = "round", radius: Double) {
        self.kind = kind
        self.radius = radius
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case radius
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .radius] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "round")
        radius = try fields.value(.radius, default: 0)
    }
}
