// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Success`
public nonisolated struct SuccessSchema: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var rank: Int

    public init(rank: Int) {
        self.rank = rank
    }

    public enum CodingKeys: String, RecordKey {
        case rank
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.rank] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        rank = try fields.value(.rank, default: 0)
    }
}
