// Made by gen-dtos from the contract "Kept". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Cat`
public nonisolated struct Cat: DefensiveRecord, Hashable, Sendable {
    public var lives: Int?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue] {
        get { _additionalProperties.values }
        set { _additionalProperties = UnknownMembers(newValue) }
    }
    private var _additionalProperties: UnknownMembers

    public init(lives: Int? = nil, additionalProperties: [String: JSONValue] = [:]) {
        self.lives = lives
        self._additionalProperties = UnknownMembers(additionalProperties)
    }

    public enum CodingKeys: String, RecordKey {
        case lives
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        lives = try fields.optional(.lives)
        _additionalProperties = try fields.unknown()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(lives, forKey: .lives)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
