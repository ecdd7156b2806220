// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AAnswer/properties/error`
public nonisolated struct AnswerError: DefensiveRecord, Hashable, Sendable, Error {
    public var message: String?
    public var code: Int?

    public init(message: String? = nil, code: Int? = nil) {
        self.message = message
        self.code = code
    }

    public enum CodingKeys: String, RecordKey {
        case message
        case code
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.optional(.message)
        code = try fields.optional(.code)
    }
}
