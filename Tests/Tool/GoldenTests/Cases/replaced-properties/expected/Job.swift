// Made by gen-dtos from the contract "Replaced properties". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Job`
public nonisolated struct Job: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var authToken: String
    @available(*, deprecated, message: "Use authToken.")
    public var token: String? {
        get { _token }
        set { _token = newValue }
    }
    private var _token: String?
    /// Missing or null: `3`.
    public var priority: Int
    @available(*, deprecated, message: "Use priority.")
    public var rank: Int? {
        get { _rank }
        set { _rank = newValue }
    }
    private var _rank: Int?
    public var nickname: String?
    @available(*, deprecated, message: "Use nickname.")
    public var nick: String? {
        get { _nick }
        set { _nick = newValue }
    }
    private var _nick: String?
    public var note: String?
    /// Missing or null: `"none"`.
    @available(*, deprecated, message: "Use note.")
    public var remark: String {
        get { _remark }
        set { _remark = newValue }
    }
    private var _remark: String
    /// Strict: without it, decoding fails.
    public var id: String
    @available(*, deprecated, message: "Use id.")
    public var key: String? {
        get { _key }
        set { _key = newValue }
    }
    private var _key: String?
    public var shown: Presence<Bool>
    @available(*, deprecated, message: "Use shown.")
    public var visible: Bool? {
        get { _visible }
        set { _visible = newValue }
    }
    private var _visible: Bool?
    @available(*, deprecated, message: "Use second.")
    public var first: String? {
        get { _first }
        set { _first = newValue }
    }
    private var _first: String?
    @available(*, deprecated, message: "Use third.")
    public var second: String? {
        get { _second }
        set { _second = newValue }
    }
    private var _second: String?
    public var third: String?
    @available(*, deprecated, message: "Use amount.")
    public var count: Int? {
        get { _count }
        set { _count = newValue }
    }
    private var _count: Int?
    public var amount: String?
    /// The value of `authToken`, which replaces the deprecated `token`.
    public var effectiveToken: String { authToken }
    /// The value of `priority`, which replaces the deprecated `rank`.
    public var effectiveRank: Int { priority }
    /// The value of `nickname`, or of the deprecated `nick`.
    public var effectiveNick: String? { nickname ?? _nick }
    /// The value of `note`, or of the deprecated `remark`.
    public var effectiveRemark: String { note ?? _remark }
    /// The value of `id`, which replaces the deprecated `key`.
    public var effectiveKey: String { id }
    /// The value of `shown`, or of the deprecated `visible`.
    public var effectiveVisible: Bool? { shown.value ?? _visible }
    /// The value of `second`, or of the deprecated `first`.
    public var effectiveFirst: String? { _second ?? _first }
    /// The value of `third`, or of the deprecated `second`.
    public var effectiveSecond: String? { third ?? _second }

    public init(
        authToken: String,
        token: String? = nil,
        priority: Int = 3,
        rank: Int? = nil,
        nickname: String?,
        nick: String? = nil,
        note: String? = nil,
        remark: String = "none",
        id: String,
        key: String? = nil,
        shown: Presence<Bool> = .absent,
        visible: Bool? = nil,
        first: String? = nil,
        second: String? = nil,
        third: String? = nil,
        count: Int? = nil,
        amount: String? = nil
    ) {
        self.authToken = authToken
        self._token = token
        self.priority = priority
        self._rank = rank
        self.nickname = nickname
        self._nick = nick
        self.note = note
        self._remark = remark
        self.id = id
        self._key = key
        self.shown = shown
        self._visible = visible
        self._first = first
        self._second = second
        self.third = third
        self._count = count
        self.amount = amount
    }

    public enum CodingKeys: String, RecordKey {
        case authToken
        case _token = "token"
        case priority
        case _rank = "rank"
        case nickname
        case _nick = "nick"
        case note
        case _remark = "remark"
        case id
        case _key = "key"
        case shown
        case _visible = "visible"
        case _first = "first"
        case _second = "second"
        case third
        case _count = "count"
        case amount
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.authToken, .nickname, .id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        authToken = try fields.value(.authToken, default: "")
        _token = try fields.optional(._token)
        priority = try fields.defaulted(.priority, default: 3)
        _rank = try fields.optional(._rank)
        nickname = try fields.required(.nickname)
        _nick = try fields.optional(._nick)
        note = try fields.optional(.note)
        _remark = try fields.defaulted(._remark, default: "none")
        id = try fields.strict(.id)
        _key = try fields.optional(._key)
        shown = try fields.presence(.shown)
        _visible = try fields.optional(._visible)
        _first = try fields.optional(._first)
        _second = try fields.optional(._second)
        third = try fields.optional(.third)
        _count = try fields.optional(._count)
        amount = try fields.optional(.amount)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(authToken, forKey: .authToken)
        try container.encodeIfPresent(_token, forKey: ._token)
        try container.encode(priority, forKey: .priority)
        try container.encodeIfPresent(_rank, forKey: ._rank)
        try container.encode(nickname, forKey: .nickname)
        try container.encodeIfPresent(_nick, forKey: ._nick)
        try container.encodeIfPresent(note, forKey: .note)
        try container.encode(_remark, forKey: ._remark)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(_key, forKey: ._key)
        try container.encode(shown, forKey: .shown)
        try container.encodeIfPresent(_visible, forKey: ._visible)
        try container.encodeIfPresent(_first, forKey: ._first)
        try container.encodeIfPresent(_second, forKey: ._second)
        try container.encodeIfPresent(third, forKey: .third)
        try container.encodeIfPresent(_count, forKey: ._count)
        try container.encodeIfPresent(amount, forKey: .amount)
    }
}
