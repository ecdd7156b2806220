// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Counted`
public nonisolated struct Counted: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var count: Int

    public init(count: Int) {
        self.count = count
    }

    public enum CodingKeys: String, RecordKey {
        case count
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.count] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        count = try fields.value(.count, default: 0)
    }
}
