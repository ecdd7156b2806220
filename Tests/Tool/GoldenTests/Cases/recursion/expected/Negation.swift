// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Negation`
public nonisolated struct Negation: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var of: Expression {
        get { _of.value }
        set { _of = Indirect(newValue) }
    }
    private var _of: Indirect<Expression>

    public init(of: Expression) {
        self._of = Indirect(of)
    }

    public enum CodingKeys: String, RecordKey {
        case _of = "of"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [._of] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        _of = try fields.strict(._of)
    }
}
