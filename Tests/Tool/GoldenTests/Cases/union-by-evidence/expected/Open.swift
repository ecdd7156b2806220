// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Open`
public nonisolated struct Open: DefensiveRecord, Hashable, Sendable {
    public var title: String?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: String]

    public init(title: String? = nil, additionalProperties: [String: String] = [:]) {
        self.title = title
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case title
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.optional(.title)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(title, forKey: .title)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
