// Made by gen-dtos from the contract "Presence everywhere". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable, Error {
    public var message: String?

    public init(message: String? = nil) {
        self.message = message
    }

    public enum CodingKeys: String, RecordKey {
        case message
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        message = try fields.optional(.message)
    }
}
