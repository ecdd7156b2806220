// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Unauthenticated
///
/// `#/components/responses/AuthenticationException`
public nonisolated struct AuthenticationExceptionResponse: DefensiveRecord, Hashable, Sendable {
    /// Error overview. Missing or null: `""`.
    public var message: String

    public init(message: String) {
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case message
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.value(.message, default: "")
    }
}
