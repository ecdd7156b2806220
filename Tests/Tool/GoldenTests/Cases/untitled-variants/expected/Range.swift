// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Range`
public nonisolated struct Range: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var from: Double
    /// Missing or null: `0`.
    public var to: Double

    public init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }

    public enum CodingKeys: String, RecordKey {
        case from
        case to
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.from, .to] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        from = try fields.value(.from, default: 0)
        to = try fields.value(.to, default: 0)
    }
}
