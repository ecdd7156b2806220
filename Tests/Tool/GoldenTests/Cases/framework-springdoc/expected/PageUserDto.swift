// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PageUserDto`
public nonisolated struct PageUserDto: DefensiveRecord, Hashable, Sendable {
    public var totalPages: Int?
    public var totalElements: Int64?
    public var first: Bool?
    public var last: Bool?
    public var size: Int?
    public var content: [UserDto]?
    public var number: Int?
    public var sort: SortObject?
    public var numberOfElements: Int?
    public var pageable: PageableObject?
    public var empty: Bool?

    public init(
        totalPages: Int? = nil,
        totalElements: Int64? = nil,
        first: Bool? = nil,
        last: Bool? = nil,
        size: Int? = nil,
        content: [UserDto]? = nil,
        number: Int? = nil,
        sort: SortObject? = nil,
        numberOfElements: Int? = nil,
        pageable: PageableObject? = nil,
        empty: Bool? = nil
    ) {
        self.totalPages = totalPages
        self.totalElements = totalElements
        self.first = first
        self.last = last
        self.size = size
        self.content = content
        self.number = number
        self.sort = sort
        self.numberOfElements = numberOfElements
        self.pageable = pageable
        self.empty = empty
    }

    public enum CodingKeys: String, RecordKey {
        case totalPages
        case totalElements
        case first
        case last
        case size
        case content
        case number
        case sort
        case numberOfElements
        case pageable
        case empty
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        totalPages = try fields.optional(.totalPages)
        totalElements = try fields.optional(.totalElements)
        first = try fields.optional(.first)
        last = try fields.optional(.last)
        size = try fields.optional(.size)
        content = try fields.optional(.content)
        number = try fields.optional(.number)
        sort = try fields.optional(.sort)
        numberOfElements = try fields.optional(.numberOfElements)
        pageable = try fields.optional(.pageable)
        empty = try fields.optional(.empty)
    }
}
