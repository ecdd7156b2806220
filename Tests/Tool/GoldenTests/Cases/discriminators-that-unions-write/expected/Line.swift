// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Line`
public nonisolated struct Line: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var end: Int

    public init(end: Int) {
        self.end = end
    }

    public enum CodingKeys: String, RecordKey {
        case end
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.end] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        end = try fields.value(.end, default: 0)
    }
}
