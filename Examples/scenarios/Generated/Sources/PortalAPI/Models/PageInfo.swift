// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PageInfo`
public nonisolated struct PageInfo: DefensiveRecord, Hashable, Sendable {
    /// How many there are on all pages. 0 or more. Missing or null: `0`.
    public var count: Int
    /// 0 or more. Missing or null: `0`.
    public var pages: Int
    /// Where the next page is.
    public var next: String?
    /// Where the page before is.
    public var prev: String?

    public init(count: Int, pages: Int, next: String?, prev: String?) {
        self.count = count
        self.pages = pages
        self.next = next
        self.prev = prev
    }

    public enum CodingKeys: String, RecordKey {
        case count
        case pages
        case next
        case prev
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.count, .pages, .next, .prev] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        count = try fields.value(.count, default: 0)
        pages = try fields.value(.pages, default: 0)
        next = try fields.required(.next, as: URIText.self)
        prev = try fields.required(.prev, as: URIText.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(count, forKey: .count)
        try container.encode(pages, forKey: .pages)
        try container.encode(next, forKey: .next)
        try container.encode(prev, forKey: .prev)
    }
}
