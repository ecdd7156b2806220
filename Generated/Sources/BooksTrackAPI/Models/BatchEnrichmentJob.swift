// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A batch enrichment that was started. Some versions repeat `success` here and leave `jobId` out.
///
/// `#/components/schemas/BatchEnrichmentJob`
public nonisolated struct BatchEnrichmentJob: DefensiveRecord, Hashable, Sendable {
    public var jobId: String?
    /// 0 or more.
    public var processedCount: Int?
    /// 0 or more.
    public var totalCount: Int?
    /// Authorizes cancellation. Since version 3.3.
    public var authToken: String?
    @available(*, deprecated, message: "Use authToken. Deprecated since 3.3. This may stop working from 2026-03-01.")
    public var token: String? {
        get { _token }
        set { _token = newValue }
    }
    private var _token: String?
    /// For people, in English.
    public var message: String?
    /// Path of the WebSocket, relative to the server. Goes when batch enrichment moves to `sseUrl`.
    @available(*, deprecated, message: "Deprecated since 3.3. This may stop working from 2026-07-01.")
    public var websocketUrl: String? {
        get { _websocketUrl }
        set { _websocketUrl = newValue }
    }
    private var _websocketUrl: String?
    /// The envelope's `success` once more, in some versions.
    public var success: Bool?
    /// The value of `authToken`, or of the deprecated `token`.
    public var effectiveToken: String? { authToken ?? _token }

    public init(
        jobId: String? = nil,
        processedCount: Int? = nil,
        totalCount: Int? = nil,
        authToken: String? = nil,
        token: String? = nil,
        message: String? = nil,
        websocketUrl: String? = nil,
        success: Bool? = nil
    ) {
        self.jobId = jobId
        self.processedCount = processedCount
        self.totalCount = totalCount
        self.authToken = authToken
        self._token = token
        self.message = message
        self._websocketUrl = websocketUrl
        self.success = success
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case processedCount
        case totalCount
        case authToken
        case _token = "token"
        case message
        case _websocketUrl = "websocketUrl"
        case success
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.optional(.jobId)
        processedCount = try fields.optional(.processedCount)
        totalCount = try fields.optional(.totalCount)
        authToken = try fields.optional(.authToken)
        _token = try fields.optional(._token)
        message = try fields.optional(.message)
        _websocketUrl = try fields.optional(._websocketUrl)
        success = try fields.optional(.success)
    }
}
