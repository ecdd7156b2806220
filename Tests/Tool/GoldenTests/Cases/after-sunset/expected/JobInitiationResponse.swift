// Made by gen-dtos from the contract "Jobs API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/JobInitiationResponse`
public nonisolated struct JobInitiationResponse: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Strict: without it, decoding fails.
    public var authToken: String

    public init(jobId: String, authToken: String) {
        self.jobId = jobId
        self.authToken = authToken
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case authToken
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .authToken] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        authToken = try fields.strict(.authToken)
    }
}
