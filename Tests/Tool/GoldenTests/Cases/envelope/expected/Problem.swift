// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable, Error {
    /// Missing or null: `"UNKNOWN"`.
    public var code: String
    /// Missing or null: `""`.
    public var message: String

    public init(code: String = "UNKNOWN", message: String) {
        self.code = code
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case code
        case message
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.code, .message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "UNKNOWN")
        message = try fields.value(.message, default: "")
    }
}
