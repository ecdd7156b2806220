// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Car`
public nonisolated struct Car: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Car"`.
    public var type: String
    public var name: String?
    public var doors: Int?

    public init(type: String = "Car", name: String? = nil, doors: Int? = nil) {
        self.type = type
        self.name = name
        self.doors = doors
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case name
        case doors
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "Car")
        name = try fields.optional(.name)
        doors = try fields.optional(.doors)
    }
}
