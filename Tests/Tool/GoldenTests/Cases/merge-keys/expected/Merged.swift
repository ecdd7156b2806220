// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Merged from an anchor.
///
/// `#/components/schemas/Merged`
public nonisolated struct Merged: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    public var state: MergedState?

    public init(id: String, state: MergedState? = nil) {
        self.id = id
        self.state = state
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case state
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        state = try fields.optional(.state)
    }
}
