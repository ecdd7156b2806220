// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A batch enrichment that was started by version 1.
///
/// `#/components/schemas/EnrichmentJobResponse`
public nonisolated struct EnrichmentJobResponse: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Books that wait. 0 or more. Missing or null: `0`.
    public var queuedCount: Int
    /// In seconds. 0 or more.
    public var estimatedDuration: Int?
    /// Path of the WebSocket, relative to the server. Sent until the WebSocket goes.
    @available(*, deprecated, message: "Deprecated since 3.3. This may stop working from 2026-07-01.")
    public var websocketUrl: String? {
        get { _websocketUrl }
        set { _websocketUrl = newValue }
    }
    private var _websocketUrl: String?

    public init(jobId: String, queuedCount: Int, estimatedDuration: Int? = nil, websocketUrl: String? = nil) {
        self.jobId = jobId
        self.queuedCount = queuedCount
        self.estimatedDuration = estimatedDuration
        self._websocketUrl = websocketUrl
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case queuedCount
        case estimatedDuration
        case _websocketUrl = "websocketUrl"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .queuedCount] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        queuedCount = try fields.value(.queuedCount, default: 0)
        estimatedDuration = try fields.optional(.estimatedDuration)
        _websocketUrl = try fields.optional(._websocketUrl)
    }
}
