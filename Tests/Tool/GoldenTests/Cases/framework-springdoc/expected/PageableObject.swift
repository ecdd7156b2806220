// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PageableObject`
public nonisolated struct PageableObject: DefensiveRecord, Hashable, Sendable {
    public var offset: Int64?
    public var sort: SortObject?
    public var pageNumber: Int?
    public var paged: Bool?

    public init(offset: Int64? = nil, sort: SortObject? = nil, pageNumber: Int? = nil, paged: Bool? = nil) {
        self.offset = offset
        self.sort = sort
        self.pageNumber = pageNumber
        self.paged = paged
    }

    public enum CodingKeys: String, RecordKey {
        case offset
        case sort
        case pageNumber
        case paged
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        offset = try fields.optional(.offset)
        sort = try fields.optional(.sort)
        pageNumber = try fields.optional(.pageNumber)
        paged = try fields.optional(.paged)
    }
}
