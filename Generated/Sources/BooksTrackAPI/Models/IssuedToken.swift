// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A new token as older versions answer, without an envelope.
///
/// `#/components/schemas/IssuedToken`
public nonisolated struct IssuedToken: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var jobId: String
    /// Strict: without it, decoding fails.
    public var token: String
    /// In seconds. 0 or more. Missing or null: `0`.
    public var expiresIn: Int

    public init(jobId: String, token: String, expiresIn: Int) {
        self.jobId = jobId
        self.token = token
        self.expiresIn = expiresIn
    }

    public enum CodingKeys: String, RecordKey {
        case jobId
        case token
        case expiresIn
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.jobId, .token, .expiresIn] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        jobId = try fields.strict(.jobId)
        token = try fields.strict(.token)
        expiresIn = try fields.value(.expiresIn, default: 0)
    }
}
