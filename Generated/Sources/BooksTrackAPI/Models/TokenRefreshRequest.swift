// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/TokenRefreshRequest`
public nonisolated struct TokenRefreshRequest: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Missing or null: `""`.
    public var oldToken: String

    public init(jobId: String, oldToken: String) {
        self.jobId = jobId
        self.oldToken = oldToken
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case oldToken
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .oldToken] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        oldToken = try fields.value(.oldToken, default: "")
    }
}
