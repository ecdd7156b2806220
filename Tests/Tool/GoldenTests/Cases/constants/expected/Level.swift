// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Level`
public nonisolated struct Level: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    /// Missing or null: `9`.
    public var height: Int

    public init(name: String, height: Int = 9) {
        self.name = name
        self.height = height
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case height
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        height = try fields.defaulted(.height, default: 9)
    }
}
