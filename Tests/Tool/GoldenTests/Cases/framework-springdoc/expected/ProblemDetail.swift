// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ProblemDetail`
public nonisolated struct ProblemDetail: DefensiveRecord, Hashable, Sendable {
    public var type: String?
    public var title: String?
    public var status: Int?
    public var detail: String?
    public var instance: String?
    public var properties: [String: JSONValue]?

    public init(
        type: String? = nil,
        title: String? = nil,
        status: Int? = nil,
        detail: String? = nil,
        instance: String? = nil,
        properties: [String: JSONValue]? = nil
    ) {
        self.type = type
        self.title = title
        self.status = status
        self.detail = detail
        self.instance = instance
        self.properties = properties
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case title
        case status
        case detail
        case instance
        case properties
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.optional(.type, as: URIText.self)
        title = try fields.optional(.title)
        status = try fields.optional(.status)
        detail = try fields.optional(.detail)
        instance = try fields.optional(.instance, as: URIText.self)
        properties = try fields.optional(.properties)
    }
}
