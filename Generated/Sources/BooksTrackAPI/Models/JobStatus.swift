// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The state of a job. The aliases are the keys of version 2.7.
///
/// `#/components/schemas/JobStatus`
public nonisolated struct JobStatus: AliasedRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails. Also read from `job_id`.
    public var jobId: String
    /// Missing or null: `""`.
    public var status: JobStatusValue
    /// 0 to 1. Missing or null: `0`.
    public var progress: Double
    /// 0 or more. Also read from `processed_rows`.
    public var processedCount: Int?
    /// 0 or more. Also read from `total_rows`.
    public var totalCount: Int?
    public var pipeline: Pipeline?
    public var startTime: String?
    public var completedTime: String?
    /// Why it failed. Only where `status` is `failed`.
    public var error: JobError?

    public init(
        jobId: String,
        status: JobStatusValue,
        progress: Double,
        processedCount: Int? = nil,
        totalCount: Int? = nil,
        pipeline: Pipeline? = nil,
        startTime: String? = nil,
        completedTime: String? = nil,
        error: JobError? = nil
    ) {
        self.jobId = jobId
        self.status = status
        self.progress = progress
        self.processedCount = processedCount
        self.totalCount = totalCount
        self.pipeline = pipeline
        self.startTime = startTime
        self.completedTime = completedTime
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case status
        case progress
        case processedCount
        case totalCount
        case pipeline
        case startTime
        case completedTime
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .status, .progress] }

    @_spi(Generated) public static var requiredAliases: [String] { ["job_id"] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId, or: ["job_id"])
        status = try fields.value(.status, default: .unknown(""))
        progress = try fields.value(.progress, default: 0)
        processedCount = try fields.optional(.processedCount, or: ["processed_rows"])
        totalCount = try fields.optional(.totalCount, or: ["total_rows"])
        pipeline = try fields.optional(.pipeline)
        startTime = try fields.optional(.startTime, as: DateTimeText.self)
        completedTime = try fields.optional(.completedTime, as: DateTimeText.self)
        error = try fields.optional(.error)
    }
}
