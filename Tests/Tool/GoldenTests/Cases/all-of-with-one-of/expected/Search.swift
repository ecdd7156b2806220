// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Search`
public nonisolated struct Search: DefensiveRecord, Hashable, Sendable {
    public var text: String?
    public var code: String?
    public var limit: Int?

    public init(text: String? = nil, code: String? = nil, limit: Int? = nil) {
        self.text = text
        self.code = code
        self.limit = limit
    }

    public enum CodingKeys: String, RecordKey {
        case text
        case code
        case limit
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        text = try fields.optional(.text)
        code = try fields.optional(.code)
        limit = try fields.optional(.limit)
    }
}
