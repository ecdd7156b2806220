// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Opening`
public nonisolated struct Opening: DefensiveRecord, Hashable, Sendable {
    /// Always `"opening"`.
    public var state: String

    public init(state: String = "opening") {
        self.state = state
    }

    public enum CodingKeys: String, RecordKey {
        case state
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.state] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        state = try fields.constant(.state, "opening")
    }
}
