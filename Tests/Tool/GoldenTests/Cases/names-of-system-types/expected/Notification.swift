// Made by gen-dtos from the contract "Names of system types". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Notification`
public nonisolated struct Notification: DefensiveRecord, Hashable, Sendable {
    public var error: Error?

    public init(error: Error? = nil) {
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case error
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        error = try fields.optional(.error)
    }
}
