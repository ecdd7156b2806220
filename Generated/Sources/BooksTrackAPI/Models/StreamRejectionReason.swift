// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/StreamRejectionReason`
public nonisolated struct StreamRejectionReason: DefensiveRecord, Hashable, Sendable {
    /// As `ApiError.code`; usually `INVALID_ACCEPT_HEADER`. Missing or null: `"UNKNOWN"`.
    public var code: String
    /// For people, in English. Missing or null: `""`.
    public var message: String
    /// What to do about it.
    public var hint: String?
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(code: String = "UNKNOWN", message: String, hint: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
    }

    public enum CodingKeys: String, RecordKey {
        case code
        case message
        case hint
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.code, .message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
        hint = try fields.optional(.hint)
    }
}
