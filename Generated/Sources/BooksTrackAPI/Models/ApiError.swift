// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// What went wrong, and whether trying again can help. Where `retryable` is absent the code decides: rate limits,
/// provider errors and time-outs, network errors and open circuits can be tried again, the rest cannot.
///
/// `#/components/schemas/ApiError`
public nonisolated struct ApiError: DefensiveRecord, Hashable, Sendable, Swift.Error {
    /// Open. Known: `INVALID_ISBN`, `INVALID_QUERY`, `INVALID_REQUEST`, `NOT_FOUND`, `RATE_LIMIT_EXCEEDED`,
    /// `PROVIDER_TIMEOUT`, `PROVIDER_ERROR`, `CIRCUIT_OPEN`, `API_ERROR`, `NETWORK_ERROR`, `INTERNAL_ERROR`.
    ///
    /// Also sent: `MISSING_PARAMETER`, `INVALID_FILE`, `FILE_TOO_LARGE`, `BATCH_TOO_LARGE`, `EMPTY_BATCH`,
    /// `UNAUTHORIZED`, `FORBIDDEN`, `AUTH_ERROR`, `CLIENT_DISCONNECTED`, `CACHE_ERROR`, `POLICY_VIOLATION`,
    /// `BATCH_SCAN_ERROR`, `TIMEOUT`, `FEATURE_NOT_AVAILABLE`, `INVALID_ACCEPT_HEADER`.
    ///
    /// Missing or null: `"UNKNOWN"`.
    public var code: String
    /// For people, in English. Missing or null: `""`.
    public var message: String
    /// Whether the same request can succeed later. Required since version 3.2, absent before.
    public var retryable: Bool?
    /// Anything else, by code. `RATE_LIMIT_EXCEEDED` may carry `retryAfter` in seconds, as a number or as text;
    /// `CIRCUIT_OPEN` may carry `provider` and `retryAfterMs`.
    public var details: [String: JSONValue]?
    /// How long the circuit stays open, in milliseconds. Look here, then in `details`, then at `Retry-After`. 0 or
    /// more.
    public var retryAfterMs: Int?
    /// How long to wait after too many requests, in seconds. 0 or more.
    public var retryAfter: Int?
    /// The provider whose circuit is open.
    public var provider: String?
    /// The status of the answer once more.
    public var statusCode: Int?
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(
        code: String = "UNKNOWN",
        message: String,
        retryable: Bool? = nil,
        details: [String: JSONValue]? = nil,
        retryAfterMs: Int? = nil,
        retryAfter: Int? = nil,
        provider: String? = nil,
        statusCode: Int? = nil
    ) {
        self.code = code
        self.message = message
        self.retryable = retryable
        self.details = details
        self.retryAfterMs = retryAfterMs
        self.retryAfter = retryAfter
        self.provider = provider
        self.statusCode = statusCode
    }

    public enum CodingKeys: String, RecordKey {
        case code
        case message
        case retryable
        case details
        case retryAfterMs
        case retryAfter
        case provider
        case statusCode
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.code, .message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
        retryable = try fields.optional(.retryable)
        details = try fields.optional(.details, nullable: true)
        retryAfterMs = try fields.optional(.retryAfterMs)
        retryAfter = try fields.optional(.retryAfter)
        provider = try fields.optional(.provider)
        statusCode = try fields.optional(.statusCode)
    }
}
