// Made by gen-dtos from the contract "Kept". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Open`
public nonisolated struct Open: DefensiveRecord, Hashable, Sendable {
    public var a: String?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: Int]

    public init(a: String? = nil, additionalProperties: [String: Int] = [:]) {
        self.a = a
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case a
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.optional(.a)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(a, forKey: .a)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
