// Made by gen-dtos from the contract "Names of system types". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Error`
public nonisolated struct Error: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
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
