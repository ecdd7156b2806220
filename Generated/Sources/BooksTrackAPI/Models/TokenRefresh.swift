// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/TokenRefresh`
public nonisolated struct TokenRefresh: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var newToken: String
    public var expiresAt: String?

    public init(newToken: String, expiresAt: String? = nil) {
        self.newToken = newToken
        self.expiresAt = expiresAt
    }

    public enum CodingKeys: String, RecordKey {
        case newToken
        case expiresAt
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.newToken] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        newToken = try fields.strict(.newToken)
        expiresAt = try fields.optional(.expiresAt, as: DateTimeText.self)
    }
}
