// Made by gen-dtos from the contract "Kept". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Dog"`.
    public var kind: String
    public var good: Bool?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue] {
        get { _additionalProperties.values }
        set { _additionalProperties = UnknownMembers(newValue) }
    }
    private var _additionalProperties: UnknownMembers

    public init(kind: String = "Dog", good: Bool? = nil, additionalProperties: [String: JSONValue] = [:]) {
        self.kind = kind
        self.good = good
        self._additionalProperties = UnknownMembers(additionalProperties)
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case good
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Dog")
        good = try fields.optional(.good)
        _additionalProperties = try fields.unknown()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(good, forKey: .good)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
