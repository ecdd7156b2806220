// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Pageable`
public nonisolated struct Pageable: DefensiveRecord, Hashable, Sendable {
    /// 0 or more.
    public var page: Int?
    /// 1 or more.
    public var size: Int?
    public var sort: [String]?

    public init(page: Int? = nil, size: Int? = nil, sort: [String]? = nil) {
        self.page = page
        self.size = size
        self.sort = sort
    }

    public enum CodingKeys: String, RecordKey {
        case page
        case size
        case sort
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        page = try fields.optional(.page)
        size = try fields.optional(.size)
        sort = try fields.optional(.sort)
    }
}
