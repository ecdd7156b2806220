// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Formats`
public nonisolated struct Formats: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"1970-01-01"`.
    public var due: CalendarDate
    /// Strict: without it, decoding fails.
    public var id: UUID
    /// Missing or null: `"2020-01-31"`.
    public var since: CalendarDate
    /// Missing or null: `"f81d4fae-7dec-11d0-a765-00a0c91e6bf6"`.
    public var owner: UUID
    /// Missing or null: `[]`.
    public var spare: [Day]
    public var closed: [String: CalendarDate?]?
    public var next: CalendarDate?
    /// Missing or null: `"2024-02-29T12:30:00.5+01:00"`.
    public var at: Date
    /// Missing or null: `"about:blank"`.
    public var page: URL
    /// Missing or null: `["2024-12-25"]`.
    public var holidays: [CalendarDate]
    /// Missing or null: `"Zm9v"`.
    public var icon: String
    /// Missing or null: `"12.50"`.
    public var price: String
    public var period: Period?

    public init(
        due: CalendarDate,
        id: UUID,
        since: CalendarDate = CalendarDate(contract: "2020-01-31"),
        owner: UUID = UUID(contract: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        spare: [Day] = [],
        closed: [String: CalendarDate?]? = nil,
        next: CalendarDate? = nil,
        at: Date = Date(contract: "2024-02-29T12:30:00.5+01:00"),
        page: URL = URL(contract: "about:blank"),
        holidays: [CalendarDate] = [CalendarDate(contract: "2024-12-25")],
        icon: String = "Zm9v",
        price: String = "12.50",
        period: Period? = nil
    ) {
        self.due = due
        self.id = id
        self.since = since
        self.owner = owner
        self.spare = spare
        self.closed = closed
        self.next = next
        self.at = at
        self.page = page
        self.holidays = holidays
        self.icon = icon
        self.price = price
        self.period = period
    }

    public enum CodingKeys: String, RecordKey {
        case due
        case id
        case since
        case owner
        case spare
        case closed
        case next
        case at
        case page
        case holidays
        case icon
        case price
        case period
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.due, .id, .since, .spare] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        due = try fields.value(.due, default: CalendarDate(contract: "1970-01-01"))
        id = try fields.strict(.id)
        since = try fields.value(.since, default: CalendarDate(contract: "2020-01-31"))
        owner = try fields.defaulted(.owner, default: UUID(contract: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"))
        spare = try fields.array(.spare)
        closed = try fields.optional(.closed)
        next = try fields.optional(.next, nullable: true)
        at = try fields.defaulted(.at, as: ISO8601Date.self, default: Date(contract: "2024-02-29T12:30:00.5+01:00"))
        page = try fields.defaulted(.page, default: URL(contract: "about:blank"))
        holidays = try fields.defaulted(.holidays, default: [CalendarDate(contract: "2024-12-25")])
        icon = try fields.defaulted(.icon, as: ByteText.self, default: "Zm9v")
        price = try fields.defaulted(.price, default: "12.50")
        period = try fields.optional(.period)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(due, forKey: .due)
        try container.encode(id, forKey: .id)
        try container.encode(since, forKey: .since)
        try container.encode(owner, forKey: .owner)
        try container.encode(spare, forKey: .spare)
        try container.encodeIfPresent(closed, forKey: .closed)
        try container.encodeIfPresent(next, forKey: .next)
        try container.encode(ISO8601Date(at), forKey: .at)
        try container.encode(page, forKey: .page)
        try container.encode(holidays, forKey: .holidays)
        try container.encode(icon, forKey: .icon)
        try container.encode(price, forKey: .price)
        try container.encodeIfPresent(period, forKey: .period)
    }
}

extension Formats {
    public nonisolated enum Period: Codable, Hashable, Sendable {
        case date(CalendarDate)
        case dateList([CalendarDate])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Period>] = [
            .string(Period.date),
            .array(Period.dateList),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .date(let value): try value.encode(to: encoder)
            case .dateList(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
