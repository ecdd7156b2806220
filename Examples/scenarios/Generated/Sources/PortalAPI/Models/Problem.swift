// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var error: String
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(error: String) {
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case error
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.error] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        error = try fields.value(.error, default: "")
    }
}
