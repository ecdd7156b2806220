// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Typed`
public nonisolated struct Typed: DefensiveRecord, Hashable, Sendable {
    public var id: String?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: Int]

    public init(id: String? = nil, additionalProperties: [String: Int] = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case id
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
