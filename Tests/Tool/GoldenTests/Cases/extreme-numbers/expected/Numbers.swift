// Made by gen-dtos from the contract "Extreme numbers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Numbers`
public nonisolated struct Numbers: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `null`.
    public var pi: Constantly
    public var whole: Whole?
    public var large: Large?
    public var small: Small?
    /// Missing or null: `1.7976931348623157e+308`.
    public var huge: Double
    /// Missing or null: `0`.
    public var tiny: Double
    /// Missing or null: `5e-324`.
    public var least: Double
    public var beyond: Double?
    /// Missing or null: `2.718281828459045`.
    public var e: Double
    /// Missing or null: `3.14159265358979323846`.
    public var exact: Decimal
    public var far: Decimal?
    public var amount: Decimal?
    /// Always `3.141592653589793`.
    public var constant: Double
    /// Always `0`.
    public var one: Double
    /// 1e-400 to 1.7976931348623157e308.
    public var bounded: Double?
    /// Missing or null: `[0, 1.7976931348623157e+308]`.
    public var listed: [Double]
    public var any: JSONValue?
    /// Missing or null: `.decimal(Decimal(string: "3.14159265358979323846") ?? 0)`.
    public var any2: JSONValue

    public init(
        pi: Constantly,
        whole: Whole? = nil,
        large: Large? = nil,
        small: Small? = nil,
        huge: Double = 1.7976931348623157e+308,
        tiny: Double = 0,
        least: Double = 0x1p-1074,
        beyond: Double? = nil,
        e: Double = 2.718281828459045,
        exact: Decimal = Decimal(string: "3.14159265358979323846") ?? 0,
        far: Decimal? = nil,
        amount: Decimal? = nil,
        constant: Double = 3.141592653589793,
        one: Double = 0,
        bounded: Double? = nil,
        listed: [Double] = [0, 1.7976931348623157e+308],
        any: JSONValue? = nil,
        any2: JSONValue = .decimal(Decimal(string: "3.14159265358979323846") ?? 0)
    ) {
        self.pi = pi
        self.whole = whole
        self.large = large
        self.small = small
        self.huge = huge
        self.tiny = tiny
        self.least = least
        self.beyond = beyond
        self.e = e
        self.exact = exact
        self.far = far
        self.amount = amount
        self.constant = constant
        self.one = one
        self.bounded = bounded
        self.listed = listed
        self.any = any
        self.any2 = any2
    }

    public enum CodingKeys: String, RecordKey {
        case pi
        case whole
        case large
        case small
        case huge
        case tiny
        case least
        case beyond
        case e
        case exact
        case far
        case amount
        case constant
        case one
        case bounded
        case listed
        case any
        case any2
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.pi, .huge] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        pi = try fields.value(.pi, default: .unknown(.null))
        whole = try fields.optional(.whole)
        large = try fields.optional(.large)
        small = try fields.optional(.small)
        huge = try fields.value(.huge, default: 1.7976931348623157e+308)
        tiny = try fields.defaulted(.tiny, default: 0)
        least = try fields.defaulted(.least, default: 0x1p-1074)
        beyond = try fields.optional(.beyond)
        e = try fields.defaulted(.e, default: 2.718281828459045)
        exact = try fields.defaulted(.exact, default: Decimal(string: "3.14159265358979323846") ?? 0)
        far = try fields.optional(.far)
        amount = try fields.optional(.amount, as: DecimalString.self)
        constant = try fields.constant(.constant, 3.141592653589793, required: false)
        one = try fields.constant(.one, 0, required: false)
        bounded = try fields.optional(.bounded)
        listed = try fields.defaulted(.listed, default: [0, 1.7976931348623157e+308])
        any = try fields.optional(.any)
        any2 = try fields.defaulted(.any2, default: .decimal(Decimal(string: "3.14159265358979323846") ?? 0))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pi, forKey: .pi)
        try container.encodeIfPresent(whole, forKey: .whole)
        try container.encodeIfPresent(large, forKey: .large)
        try container.encodeIfPresent(small, forKey: .small)
        try container.encode(huge, forKey: .huge)
        try container.encode(tiny, forKey: .tiny)
        try container.encode(least, forKey: .least)
        try container.encodeIfPresent(beyond, forKey: .beyond)
        try container.encode(e, forKey: .e)
        try container.encode(exact, forKey: .exact)
        try container.encodeIfPresent(far, forKey: .far)
        try container.encodeIfPresent(amount.map { DecimalString($0) }, forKey: .amount)
        try container.encode(constant, forKey: .constant)
        try container.encode(one, forKey: .one)
        try container.encodeIfPresent(bounded, forKey: .bounded)
        try container.encode(listed, forKey: .listed)
        try container.encodeIfPresent(any, forKey: .any)
        try container.encode(any2, forKey: .any2)
    }
}
