// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Formats`
public nonisolated struct Formats: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"1970-01-01T00:00:00Z"`.
    public var at: Date
    public var days: [Date]?
    /// Strict: without it, decoding fails.
    public var id: UUID
    public var link: URL?
    public var price: PriceAnswer?

    public init(at: Date, days: [Date]? = nil, id: UUID, link: URL? = nil, price: PriceAnswer? = nil) {
        self.at = at
        self.days = days
        self.id = id
        self.link = link
        self.price = price
    }

    public enum CodingKeys: String, RecordKey {
        case at
        case days
        case id
        case link
        case price
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.at, .id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        at = try fields.value(.at, as: ISO8601Date.self, default: Date(contract: "1970-01-01T00:00:00Z"))
        days = try fields.optional(.days, as: [ISO8601Date].self)
        id = try fields.strict(.id)
        link = try fields.optional(.link)
        price = try fields.optional(.price)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(ISO8601Date(at), forKey: .at)
        try container.encodeIfPresent(days.map { [ISO8601Date]($0) }, forKey: .days)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(link, forKey: .link)
        try container.encodeIfPresent(price, forKey: .price)
    }
}
