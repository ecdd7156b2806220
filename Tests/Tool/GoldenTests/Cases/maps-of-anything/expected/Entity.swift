// Made by gen-dtos from the contract "Maps of anything". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Entity`
public nonisolated struct Entity: DefensiveRecord, Hashable, Sendable {
    public var id: String?
    public var details: [String: JSONValue]?
    public var nested: [String: [String: JSONValue]]?
    public var objects: [String: [String: JSONValue]]?
    public var records: [String: Record]?
    public var list: [JSONValue]?
    /// Values of keys that are not in the contract.
    public var additionalProperties: [String: JSONValue]

    public init(
        id: String? = nil,
        details: [String: JSONValue]? = nil,
        nested: [String: [String: JSONValue]]? = nil,
        objects: [String: [String: JSONValue]]? = nil,
        records: [String: Record]? = nil,
        list: [JSONValue]? = nil,
        additionalProperties: [String: JSONValue] = [:]
    ) {
        self.id = id
        self.details = details
        self.nested = nested
        self.objects = objects
        self.records = records
        self.list = list
        self.additionalProperties = additionalProperties
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case details
        case nested
        case objects
        case records
        case list
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        details = try fields.optional(.details)
        nested = try fields.optional(.nested)
        objects = try fields.optional(.objects)
        records = try fields.optional(.records)
        list = try fields.optional(.list, as: [FreeObject].self)
        additionalProperties = try fields.additional()
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(details, forKey: .details)
        try container.encodeIfPresent(nested, forKey: .nested)
        try container.encodeIfPresent(objects, forKey: .objects)
        try container.encodeIfPresent(records, forKey: .records)
        try container.encodeIfPresent(list, forKey: .list)
        try encoder.encodeAdditional(additionalProperties, besides: CodingKeys.self)
    }
}

extension Entity {
    public nonisolated struct Record: DefensiveRecord, Hashable, Sendable {
        public var name: String?

        public init(name: String? = nil) {
            self.name = name
        }

        public enum CodingKeys: String, RecordKey {
            case name
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.optional(.name)
        }
    }
}
