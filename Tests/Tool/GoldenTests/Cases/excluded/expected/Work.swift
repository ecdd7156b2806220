// Made by gen-dtos from the contract "Excluded". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Work`
public nonisolated struct Work: DefensiveRecord, Hashable, Sendable {
    public var state: InternalState?

    public init(state: InternalState? = nil) {
        self.state = state
    }

    public enum CodingKeys: String, RecordKey {
        case state
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        state = try fields.optional(.state)
    }
}
