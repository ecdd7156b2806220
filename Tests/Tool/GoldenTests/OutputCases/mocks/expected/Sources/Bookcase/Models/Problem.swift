// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var code: String
    public var message: String?
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(code: String, message: String? = nil) {
        self.code = code
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case code
        case message
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.code] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        code = try fields.value(.code, default: "")
        message = try fields.optional(.message)
    }
}
