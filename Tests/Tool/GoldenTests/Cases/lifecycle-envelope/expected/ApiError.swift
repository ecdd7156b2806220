// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
public nonisolated struct ApiError: DefensiveRecord, Hashable, Sendable, Error {
    /// Missing or null: `""`.
    public var message: String
    public var code: String?

    public init(message: String, code: String? = nil) {
        self.message = message
        self.code = code
    }

    public enum CodingKeys: String, RecordKey {
        case message
        case code
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.value(.message, default: "")
        code = try fields.optional(.code)
    }
}
