// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/definitions/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Dog"`.
    public var kind: String
    /// Missing or null: `""`.
    public var name: String
    /// Read-only.
    public var born: Timestamp?
    public var bark: String?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: String]

    public init(
        kind: String = "Dog",
        name: String,
        born: Timestamp? = nil,
        bark: String? = nil,
        additionalProperties: [String: String] = [:]
    ) {
        self.kind = kind
        self.name = name
        self.born = born
        self.bark = bark
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case born
        case bark
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Dog")
        name = try fields.value(.name, default: "")
        born = try fields.optional(.born)
        bark = try fields.optional(.bark)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(kind, forKey: .kind)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(born, forKey: .born)
        try container.encodeIfPresent(bark, forKey: .bark)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
