// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Formats`
public nonisolated struct Formats: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"1970-01-01"`.
    public var due: Date
    /// Strict: without it, decoding fails.
    public var id: UUID
    /// Missing or null: `"2020-01-31"`.
    public var since: Date
    /// Missing or null: `"f81d4fae-7dec-11d0-a765-00a0c91e6bf6"`.
    public var owner: UUID
    /// Missing or null: `[]`.
    public var spare: [Day]
    public var closed: [String: Date?]?
    public var next: Date?
    /// Missing or null: `"2024-02-29T12:30:00.5+01:00"`.
    public var at: Date
    /// Missing or null: `"about:blank"`.
    public var page: URL
    /// Missing or null: `["2024-12-25"]`.
    public var holidays: [Date]
    /// Missing or null: `"Zm9v"`.
    public var icon: Data
    /// Missing or null: `12.50`.
    public var price: Decimal
    public var period: Period?

    public init(
        due: Date,
        id: UUID,
        since: Date = Date(contract: "2020-01-31"),
        owner: UUID = UUID(contract: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        spare: [Day] = [],
        closed: [String: Date?]? = nil,
        next: Date? = nil,
        at: Date = Date(contract: "2024-02-29T12:30:00.5+01:00"),
        page: URL = URL(contract: "about:blank"),
        holidays: [Date] = [Date(contract: "2024-12-25")],
        icon: Data = Data(base64Encoded: "Zm9v") ?? Data(),
        price: Decimal = Decimal(sign: .plus, exponent: -2, significand: 1250),
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
        due = try fields.value(.due, as: DayDate.self, default: Date(contract: "1970-01-01"))
        id = try fields.strict(.id)
        since = try fields.value(.since, as: DayDate.self, default: Date(contract: "2020-01-31"))
        owner = try fields.defaulted(.owner, default: UUID(contract: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"))
        spare = try fields.array(.spare, as: DayDate.self)
        closed = try fields.optional(.closed, as: [String: DayDate?].self)
        next = try fields.optional(.next, as: DayDate.self, nullable: true)
        at = try fields.defaulted(.at, as: ISO8601Date.self, default: Date(contract: "2024-02-29T12:30:00.5+01:00"))
        page = try fields.defaulted(.page, default: URL(contract: "about:blank"))
        holidays = try fields.defaulted(.holidays, as: [DayDate].self, default: [Date(contract: "2024-12-25")])
        icon = try fields.defaulted(.icon, as: Base64.self, default: Data(base64Encoded: "Zm9v") ?? Data())
        price = try fields.defaulted(
            .price, as: DecimalString.self, default: Decimal(sign: .plus, exponent: -2, significand: 1250)
        )
        period = try fields.optional(.period)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(DayDate(due), forKey: .due)
        try container.encode(id, forKey: .id)
        try container.encode(DayDate(since), forKey: .since)
        try container.encode(owner, forKey: .owner)
        try container.encode([DayDate](spare), forKey: .spare)
        try container.encodeIfPresent(closed.map { [String: DayDate?]($0) }, forKey: .closed)
        try container.encodeIfPresent(next.map { DayDate($0) }, forKey: .next)
        try container.encode(ISO8601Date(at), forKey: .at)
        try container.encode(page, forKey: .page)
        try container.encode([DayDate](holidays), forKey: .holidays)
        try container.encode(Base64(icon), forKey: .icon)
        try container.encode(DecimalString(price), forKey: .price)
        try container.encodeIfPresent(period, forKey: .period)
    }
}

extension Formats {
    public nonisolated enum Period: Codable, Hashable, Sendable {
        case date(Date)
        case dateList([Date])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Period>] = [
            .string({ (form: DayDate) in .date(form.represented) }),
            .array({ (form: [DayDate]) in .dateList(form.represented) }),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .date(let value): try DayDate(value).encode(to: encoder)
            case .dateList(let value): try [DayDate](value).encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
