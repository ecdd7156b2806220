// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Formats`
public nonisolated struct Formats: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var at: Timestamp
    public var day: String?
    /// Missing or null: `Data()`.
    public var bytes: Data
    public var chunks: [Data]?
    /// Missing or null: `0`.
    public var price: Decimal
    /// Missing or null: `0.15`.
    public var discount: Decimal
    /// Missing or null: `0`.
    public var amount: Decimal
    /// Missing or null: `0`.
    public var big: Int64
    public var huge: UInt64?
    public var whole: Int?
    public var ratio: Double?
    public var id: String?
    public var link: String?

    public init(
        at: Timestamp,
        day: String? = nil,
        bytes: Data,
        chunks: [Data]? = nil,
        price: Decimal,
        discount: Decimal = Decimal(sign: .plus, exponent: -2, significand: 15),
        amount: Decimal,
        big: Int64,
        huge: UInt64? = nil,
        whole: Int? = nil,
        ratio: Double? = nil,
        id: String? = nil,
        link: String? = nil
    ) {
        self.at = at
        self.day = day
        self.bytes = bytes
        self.chunks = chunks
        self.price = price
        self.discount = discount
        self.amount = amount
        self.big = big
        self.huge = huge
        self.whole = whole
        self.ratio = ratio
        self.id = id
        self.link = link
    }

    public enum CodingKeys: String, RecordKey {
        case at
        case day
        case bytes
        case chunks
        case price
        case discount
        case amount
        case big
        case huge
        case whole
        case ratio
        case id
        case link
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.at, .bytes, .price, .amount, .big] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        at = try fields.value(.at, default: "")
        day = try fields.optional(.day, as: DateText.self)
        bytes = try fields.value(.bytes, as: Base64.self, default: Data())
        chunks = try fields.optional(.chunks, as: [Base64].self)
        price = try fields.value(.price, default: 0)
        discount = try fields.defaulted(.discount, default: Decimal(sign: .plus, exponent: -2, significand: 15))
        amount = try fields.value(.amount, as: DecimalString.self, default: 0)
        big = try fields.value(.big, default: 0)
        huge = try fields.optional(.huge)
        whole = try fields.optional(.whole)
        ratio = try fields.optional(.ratio)
        id = try fields.optional(.id, as: UUIDText.self)
        link = try fields.optional(.link, as: URIText.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(at, forKey: .at)
        try container.encodeIfPresent(day, forKey: .day)
        try container.encode(Base64(bytes), forKey: .bytes)
        try container.encodeIfPresent(chunks.map { [Base64]($0) }, forKey: .chunks)
        try container.encode(price, forKey: .price)
        try container.encode(discount, forKey: .discount)
        try container.encode(DecimalString(amount), forKey: .amount)
        try container.encode(big, forKey: .big)
        try container.encodeIfPresent(huge, forKey: .huge)
        try container.encodeIfPresent(whole, forKey: .whole)
        try container.encodeIfPresent(ratio, forKey: .ratio)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(link, forKey: .link)
    }
}
