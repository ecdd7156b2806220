// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Gift`
public nonisolated struct Gift: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Enjoy"`.
    public var message: String

    public init(message: String = "Enjoy") {
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case message
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.value(.message, default: "Enjoy")
    }
}
