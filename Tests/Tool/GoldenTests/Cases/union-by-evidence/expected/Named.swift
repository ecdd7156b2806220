// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Named`
public nonisolated struct Named: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String

    public init(name: String) {
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case name
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
    }
}
