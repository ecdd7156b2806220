// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Person`
public nonisolated struct Person: DefensiveRecord, Hashable, Sendable {
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
