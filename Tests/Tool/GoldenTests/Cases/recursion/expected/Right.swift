// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Right`
public nonisolated struct Right: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: the value decoded from `{}`.
    public var left: Left {
        get { _left.value }
        set { _left = Indirect(newValue) }
    }
    private var _left: Indirect<Left>

    public init(left: Left) {
        self._left = Indirect(left)
    }

    public enum CodingKeys: String, RecordKey {
        case _left = "left"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [._left] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        _left = try Indirect(fields.record(._left))
    }
}
