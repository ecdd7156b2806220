// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shut`
public nonisolated struct Shut: DefensiveRecord, Hashable, Sendable {
    /// Always `"shut"`.
    public var state: String
    public var at: String?

    public init(state: String = "shut", at: String? = nil) {
        self.state = state
        self.at = at
    }

    public enum CodingKeys: String, RecordKey {
        case state
        case at
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.state] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        state = try fields.constant(.state, "shut")
        at = try fields.optional(.at)
    }
}
