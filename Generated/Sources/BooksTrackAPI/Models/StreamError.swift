// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Payload of the events `error` and `timeout`, which end the stream. Here `error` is text.
///
/// `#/components/schemas/StreamError`
public nonisolated struct StreamError: DefensiveRecord, Hashable, Sendable {
    /// Open, such as `job_not_found`, `stream_error` or `stream_timeout`. Missing or null: `""`.
    public var error: String
    /// For people, in English.
    public var message: String?
    public var jobId: String?
    public var details: [String: JSONValue]?

    public init(error: String, message: String? = nil, jobId: String? = nil, details: [String: JSONValue]? = nil) {
        self.error = error
        self.message = message
        self.jobId = jobId
        self.details = details
    }

    public enum CodingKeys: String, RecordKey {
        case error
        case message
        case jobId
        case details
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.error] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        error = try fields.value(.error, default: "")
        message = try fields.optional(.message)
        jobId = try fields.optional(.jobId)
        details = try fields.optional(.details, nullable: true)
    }
}
