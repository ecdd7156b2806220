// Made by gen-dtos from the contract "Kept". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Book`
public nonisolated struct Book: AliasedRecord, Hashable, Sendable {
    /// Missing or null: `""`. Also read from `name`.
    public var title: String
    @available(*, deprecated, message: "Deprecated in the contract.")
    public var additionalProperties: Bool? {
        get { _additionalPropertiesStorage }
        set { _additionalPropertiesStorage = newValue }
    }
    private var _additionalPropertiesStorage: Bool?
    public var parent: Book? {
        get { _parent?.value }
        set { _parent = newValue.map(Indirect.init) }
    }
    private var _parent: Indirect<Book>?
    /// Values of keys that are not in the contract.
    public var otherProperties: [String: JSONValue] {
        get { _otherProperties.values }
        set { _otherProperties = UnknownMembers(newValue) }
    }
    private var _otherProperties: UnknownMembers

    public init(
        title: String,
        additionalProperties: Bool? = nil,
        parent: Book? = nil,
        otherProperties: [String: JSONValue] = [:]
    ) {
        self.title = title
        self._additionalPropertiesStorage = additionalProperties
        self._parent = parent.map(Indirect.init)
        self._otherProperties = UnknownMembers(otherProperties)
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case _additionalPropertiesStorage = "additionalProperties"
        case _parent = "parent"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public static var requiredAliases: [String] { ["name"] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, or: ["name"], default: "")
        _additionalPropertiesStorage = try fields.optional(._additionalPropertiesStorage)
        _parent = try fields.optional(._parent)
        _otherProperties = try fields.unknown(besides: ["name"])
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(_additionalPropertiesStorage, forKey: ._additionalPropertiesStorage)
        try container.encodeIfPresent(_parent, forKey: ._parent)
        try encoder.encodeAdditional(otherProperties, besides: CodingKeys.self)
    }
}
