// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Why a job failed.
///
/// `#/components/schemas/JobError`
public nonisolated struct JobError: DefensiveRecord, Hashable, Sendable {
    /// Open, such as `E_CSV_PARSE_FAILED`, `E_CSV_PROCESSING_FAILED` or `E_UNKNOWN_ERROR`. Missing or null:
    /// `"UNKNOWN"`.
    public var code: String
    /// For people, in English. Missing or null: `""`.
    public var message: String
    /// Whether starting the job again can help. Missing or null: `false`.
    public var retryable: Bool
    public var details: [String: JSONValue]?

    public init(code: String = "UNKNOWN", message: String, retryable: Bool, details: [String: JSONValue]? = nil) {
        self.code = code
        self.message = message
        self.retryable = retryable
        self.details = details
    }

    public enum CodingKeys: String, RecordKey {
        case code
        case message
        case retryable
        case details
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.code, .message, .retryable] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
        retryable = try fields.value(.retryable, default: false)
        details = try fields.optional(.details, nullable: true)
    }
}
