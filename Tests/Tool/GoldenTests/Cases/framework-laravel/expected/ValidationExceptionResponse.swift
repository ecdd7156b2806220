// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Validation error
///
/// `#/components/responses/ValidationException`
public nonisolated struct ValidationExceptionResponse: DefensiveRecord, Hashable, Sendable {
    /// Errors overview. Missing or null: `""`.
    public var message: String
    /// A detailed description of each field that failed validation. Missing or null: `[:]`.
    public var errors: [String: [String]]

    public init(message: String, errors: [String: [String]] = [:]) {
        self.message = message
        self.errors = errors
    }

    public enum CodingKeys: String, RecordKey {
        case message
        case errors
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.message, .errors] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.value(.message, default: "")
        errors = try fields.dictionary(.errors)
    }
}
