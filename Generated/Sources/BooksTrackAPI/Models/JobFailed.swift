// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Payload of the event `failed`.
///
/// `#/components/schemas/JobFailed`
public nonisolated struct JobFailed: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Open, usually `failed`. Missing or null: `""`.
    public var status: String
    /// 0 to 1. Missing or null: `0`.
    public var progress: Double
    /// 0 or more. Missing or null: `0`.
    public var processedCount: Int
    /// 0 or more. Missing or null: `0`.
    public var totalCount: Int
    /// Missing or null: the value decoded from `{}`.
    public var error: JobError

    public init(
        jobId: String,
        status: String,
        progress: Double,
        processedCount: Int,
        totalCount: Int,
        error: JobError
    ) {
        self.jobId = jobId
        self.status = status
        self.progress = progress
        self.processedCount = processedCount
        self.totalCount = totalCount
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case status
        case progress
        case processedCount
        case totalCount
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] {
        [.jobId, .status, .progress, .processedCount, .totalCount, .error]
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        status = try fields.value(.status, default: "")
        progress = try fields.value(.progress, default: 0)
        processedCount = try fields.value(.processedCount, default: 0)
        totalCount = try fields.value(.totalCount, default: 0)
        error = try fields.record(.error)
    }
}
