// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/JobCancellation`
public nonisolated struct JobCancellation: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Always `"canceled"`.
    public var status: String
    /// For people, in English.
    public var message: String?
    /// What was removed with the job.
    public var cleanup: Cleanup?

    public init(jobId: String, status: String = "canceled", message: String? = nil, cleanup: Cleanup? = nil) {
        self.jobId = jobId
        self.status = status
        self.message = message
        self.cleanup = cleanup
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case status
        case message
        case cleanup
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .status] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        status = try fields.constant(.status, "canceled")
        message = try fields.optional(.message)
        cleanup = try fields.optional(.cleanup)
    }
}

extension JobCancellation {
    /// What was removed with the job.
    public nonisolated struct Cleanup: DefensiveRecord, Hashable, Sendable {
        /// Photos deleted from storage. 0 or more.
        public var r2ObjectsDeleted: Int?
        public var kvCacheCleared: Bool?

        public init(r2ObjectsDeleted: Int? = nil, kvCacheCleared: Bool? = nil) {
            self.r2ObjectsDeleted = r2ObjectsDeleted
            self.kvCacheCleared = kvCacheCleared
        }

        public enum CodingKeys: String, RecordKey {
            case r2ObjectsDeleted
            case kvCacheCleared
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            r2ObjectsDeleted = try fields.optional(.r2ObjectsDeleted)
            kvCacheCleared = try fields.optional(.kvCacheCleared)
        }
    }
}
