// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Curve`
public nonisolated struct Curve: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var points: [Int]

    public init(points: [Int] = []) {
        self.points = points
    }

    public enum CodingKeys: String, RecordKey {
        case points
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.points] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        points = try fields.array(.points)
    }
}
