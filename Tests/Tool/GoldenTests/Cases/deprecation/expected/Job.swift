// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Job`
public nonisolated struct Job: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String
    public var authToken: String?
    /// The old token.
    @available(*, deprecated, message: "Use authToken. Deprecated since 3.3. This may stop working from 2026-03-01.")
    public var token: String? {
        get { _token }
        set { _token = newValue }
    }
    private var _token: String?
    /// Missing or null: `0`.
    @available(*, deprecated, message: "Deprecated in the contract.")
    public var count: Int {
        get { _count }
        set { _count = newValue }
    }
    private var _count: Int
    /// The value of `authToken`, or of the deprecated `token`.
    public var effectiveToken: String? { authToken ?? _token }

    public init(id: String, authToken: String? = nil, token: String? = nil, count: Int = 0) {
        self.id = id
        self.authToken = authToken
        self._token = token
        self._count = count
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case authToken
        case _token = "token"
        case _count = "count"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        authToken = try fields.optional(.authToken)
        _token = try fields.optional(._token)
        _count = try fields.defaulted(._count, default: 0)
    }
}
