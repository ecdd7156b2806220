// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/BallDto`
public nonisolated struct BallDto: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var diameter: Double

    public init(diameter: Double) {
        self.diameter = diameter
    }

    public enum CodingKeys: String, RecordKey {
        case diameter
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.diameter] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        diameter = try fields.value(.diameter, default: 0)
    }
}
