// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated since 3.3. This may stop working from 2026-07-01.
///
/// `#/components/schemas/SocketError`
public nonisolated struct SocketError: DefensiveRecord, Hashable, Sendable {
    /// Always `"error"`.
    public var type: String
    /// As `JobError.code`. Missing or null: `"UNKNOWN"`.
    public var code: String
    /// For people, in English. Missing or null: `""`.
    public var message: String
    public var retryable: Bool?
    public var details: [String: JSONValue]?

    public init(
        type: String = "error",
        code: String = "UNKNOWN",
        message: String,
        retryable: Bool? = nil,
        details: [String: JSONValue]? = nil
    ) {
        self.type = type
        self.code = code
        self.message = message
        self.retryable = retryable
        self.details = details
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case code
        case message
        case retryable
        case details
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type, .code, .message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.constant(.type, "error")
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
        retryable = try fields.optional(.retryable)
        details = try fields.optional(.details, nullable: true)
    }
}
