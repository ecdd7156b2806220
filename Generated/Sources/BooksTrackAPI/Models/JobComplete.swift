// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// The end of a job that succeeded. Results are fetched under `summary.resourceId` until `expiresAt`.
///
/// `#/components/schemas/JobComplete`
public nonisolated struct JobComplete: DefensiveRecord, Hashable, Sendable {
    /// Always `"job_complete"`.
    public var type: String
    /// Open, usually one of `Pipeline`. Missing or null: `""`.
    public var pipeline: String
    /// Missing or null: the value decoded from `{}`.
    public var summary: JobSummary
    /// Missing or null: `""`.
    public var expiresAt: String

    public init(type: String = "job_complete", pipeline: String, summary: JobSummary, expiresAt: String) {
        self.type = type
        self.pipeline = pipeline
        self.summary = summary
        self.expiresAt = expiresAt
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case pipeline
        case summary
        case expiresAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .pipeline, .summary, .expiresAt] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "job_complete")
        pipeline = try fields.value(.pipeline, default: "")
        summary = try fields.record(.summary)
        expiresAt = try fields.value(.expiresAt, as: DateTimeText.self, default: "")
    }
}
