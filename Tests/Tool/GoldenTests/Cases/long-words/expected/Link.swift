// Made by gen-dtos from the contract "Words that are longer than a line". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// See
/// https://example.com/a/very/long/address/that/nobody/can/follow/when/it/is/cut/in/two/parts/by/a/line/break/somewhere/in/the/middle
/// for more, and a code span `that has spaces in it, which a line break would turn into something that nobody can copy`
/// and `a lone tick.
///
/// `#/components/schemas/Link`
public nonisolated struct Link: DefensiveRecord, Hashable, Sendable {
    /// The code under which the warehouse keeps the thing. Matches
    /// `^[A-Z]{3}-[0-9]{4} (north|south|east|west) (upper|lower) (left|right)-[a-z]{2,8}-[0-9a-f]{8} (in|out)$`.
    public var code: String?
    /// 0 or more.
    public var size: Int?
    public var count: Int?
    /// 0 or more, less than 100.
    public var whole: Int?
    public var any: Int64?
    /// -5 to 2147483646.
    public var narrow: Int?
    /// 0.0 to 1.0.
    public var ratio: Double?
    public var single: Double?
    public var step: Int?
    public var id: String?
    /// Matches `^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`.
    public var random: String?
    public var day: String?
    /// Matches `@example\.com$`.
    public var mail: String?
    /// Matches `^https://`.
    public var safe: String?

    public init(
        code: String? = nil,
        size: Int? = nil,
        count: Int? = nil,
        whole: Int? = nil,
        any: Int64? = nil,
        narrow: Int? = nil,
        ratio: Double? = nil,
        single: Double? = nil,
        step: Int? = nil,
        id: String? = nil,
        random: String? = nil,
        day: String? = nil,
        mail: String? = nil,
        safe: String? = nil
    ) {
        self.code = code
        self.size = size
        self.count = count
        self.whole = whole
        self.any = any
        self.narrow = narrow
        self.ratio = ratio
        self.single = single
        self.step = step
        self.id = id
        self.random = random
        self.day = day
        self.mail = mail
        self.safe = safe
    }

    public enum CodingKeys: String, RecordKey {
        case code
        case size
        case count
        case whole
        case any
        case narrow
        case ratio
        case single
        case step
        case id
        case random
        case day
        case mail
        case safe
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.optional(.code)
        size = try fields.optional(.size)
        count = try fields.optional(.count)
        whole = try fields.optional(.whole)
        any = try fields.optional(.any)
        narrow = try fields.optional(.narrow)
        ratio = try fields.optional(.ratio)
        single = try fields.optional(.single)
        step = try fields.optional(.step)
        id = try fields.optional(.id, as: UUIDText.self)
        random = try fields.optional(.random, as: UUIDText.self)
        day = try fields.optional(.day, as: DateText.self)
        mail = try fields.optional(.mail, as: EmailText.self)
        safe = try fields.optional(.safe, as: URIText.self)
    }
}
