// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Placed`
public nonisolated struct Placed: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var x: Double
    /// Missing or null: `0`.
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public enum CodingKeys: String, RecordKey {
        case x
        case y
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x, .y] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        x = try fields.value(.x, default: 0)
        y = try fields.value(.y, default: 0)
    }
}
