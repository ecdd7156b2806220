// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Condition`
public nonisolated struct Condition: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var key: String

    public init(key: String) {
        self.key = key
    }

    public enum CodingKeys: String, RecordKey {
        case key
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.key] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        key = try fields.value(.key, default: "")
    }
}
