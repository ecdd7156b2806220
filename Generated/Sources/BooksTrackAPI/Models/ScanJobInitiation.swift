// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A scan that was started.
///
/// `#/components/schemas/ScanJobInitiation`
public nonisolated struct ScanJobInitiation: DefensiveRecord, Hashable, Sendable {
    /// The job. Begins with its kind, such as `import_` or `scan_`; not a UUID. Strict: without it, decoding fails.
    public var jobId: String
    /// Authorizes cancellation. Since version 3.3.
    public var authToken: String?
    @available(*, deprecated, message: "Use authToken. Deprecated since 3.3. This may stop working from 2026-03-01.")
    public var token: String? {
        get { _token }
        set { _token = newValue }
    }
    private var _token: String?
    /// Path of the stream of events, relative to the server.
    public var sseUrl: String?
    /// Path of the state, relative to the server.
    public var statusUrl: String?
    /// Path of the WebSocket, relative to the server. Follow `sseUrl`, or poll `statusUrl`.
    @available(*, deprecated, message: "Deprecated since 3.3. This may stop working from 2026-07-01.")
    public var websocketUrl: String? {
        get { _websocketUrl }
        set { _websocketUrl = newValue }
    }
    private var _websocketUrl: String?
    /// Open, such as `initialized` or `processing`.
    public var status: String?
    /// 1 to 5.
    public var totalPhotos: Int?
    /// What the scan goes through. Version 2 only.
    public var stages: [ScanStage]?
    /// Shortest and longest expected duration, in seconds. Version 2 only. Exactly 2 elements.
    public var estimatedRange: [Int]?
    /// The value of `authToken`, or of the deprecated `token`.
    public var effectiveToken: String? { authToken ?? _token }

    public init(
        jobId: String,
        authToken: String? = nil,
        token: String? = nil,
        sseUrl: String? = nil,
        statusUrl: String? = nil,
        websocketUrl: String? = nil,
        status: String? = nil,
        totalPhotos: Int? = nil,
        stages: [ScanStage]? = nil,
        estimatedRange: [Int]? = nil
    ) {
        self.jobId = jobId
        self.authToken = authToken
        self._token = token
        self.sseUrl = sseUrl
        self.statusUrl = statusUrl
        self._websocketUrl = websocketUrl
        self.status = status
        self.totalPhotos = totalPhotos
        self.stages = stages
        self.estimatedRange = estimatedRange
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case authToken
        case _token = "token"
        case sseUrl
        case statusUrl
        case _websocketUrl = "websocketUrl"
        case status
        case totalPhotos
        case stages
        case estimatedRange
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        authToken = try fields.optional(.authToken)
        _token = try fields.optional(._token)
        sseUrl = try fields.optional(.sseUrl)
        statusUrl = try fields.optional(.statusUrl)
        _websocketUrl = try fields.optional(._websocketUrl)
        status = try fields.optional(.status)
        totalPhotos = try fields.optional(.totalPhotos)
        stages = try fields.optional(.stages)
        estimatedRange = try fields.optional(.estimatedRange, count: 2)
    }
}
