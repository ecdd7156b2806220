// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ProblemDetails`
public nonisolated struct ProblemDetails: DefensiveRecord, Hashable, Sendable {
    public var type: String?
    public var title: String?
    public var status: Int?
    public var detail: String?
    public var instance: String?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue]

    public init(
        type: String? = nil,
        title: String? = nil,
        status: Int? = nil,
        detail: String? = nil,
        instance: String? = nil,
        additionalProperties: [String: JSONValue] = [:]
    ) {
        self.type = type
        self.title = title
        self.status = status
        self.detail = detail
        self.instance = instance
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case title
        case status
        case detail
        case instance
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.optional(.type, nullable: true)
        title = try fields.optional(.title, nullable: true)
        status = try fields.optional(.status, nullable: true)
        detail = try fields.optional(.detail, nullable: true)
        instance = try fields.optional(.instance, nullable: true)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(type, forKey: .type)
        try container.encodeIfPresent(title, forKey: .title)
        try container.encodeIfPresent(status, forKey: .status)
        try container.encodeIfPresent(detail, forKey: .detail)
        try container.encodeIfPresent(instance, forKey: .instance)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}
