// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated struct VehicleBase: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Vehicle"`.
    public var type: String
    public var name: String?

    public init(type: String = "Vehicle", name: String? = nil) {
        self.type = type
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case name
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "Vehicle")
        name = try fields.optional(.name)
    }
}
