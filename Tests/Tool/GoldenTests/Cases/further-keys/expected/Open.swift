// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Open`
public nonisolated struct Open: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue]

    public init(id: String, additionalProperties: [String: JSONValue] = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case id
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
