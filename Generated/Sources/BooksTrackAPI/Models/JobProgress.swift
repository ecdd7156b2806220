// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Payload of the events `initialized`, `processing` and `canceled`.
///
/// `#/components/schemas/JobProgress`
public nonisolated struct JobProgress: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Open, usually one of `JobStatusValue`. Missing or null: `""`.
    public var status: String
    /// From 0 to 1; the server clamps it. 0 to 1. Missing or null: `0`.
    public var progress: Double
    /// 0 or more. Missing or null: `0`.
    public var processedCount: Int
    /// 0 or more. Missing or null: `0`.
    public var totalCount: Int
    /// Only in `initialized`.
    public var startedAt: String?

    public init(
        jobId: String,
        status: String,
        progress: Double,
        processedCount: Int,
        totalCount: Int,
        startedAt: String? = nil
    ) {
        self.jobId = jobId
        self.status = status
        self.progress = progress
        self.processedCount = processedCount
        self.totalCount = totalCount
        self.startedAt = startedAt
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case status
        case progress
        case processedCount
        case totalCount
        case startedAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.jobId, .status, .progress, .processedCount, .totalCount]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        status = try fields.value(.status, default: "")
        progress = try fields.value(.progress, default: 0)
        processedCount = try fields.value(.processedCount, default: 0)
        totalCount = try fields.value(.totalCount, default: 0)
        startedAt = try fields.optional(.startedAt, as: DateTimeText.self)
    }
}
