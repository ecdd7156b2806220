// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Error`
public nonisolated struct Error: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var message: Swift.String
    public var at: Timestamp?

    public init(message: Swift.String, at: Timestamp? = nil) {
        self.message = message
        self.at = at
    }

    public enum CodingKeys: Swift.String, RecordKey {
        case message
        case at
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.message] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.value(.message, default: "")
        at = try fields.optional(.at)
    }
}
