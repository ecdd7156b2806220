// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Bike`
public nonisolated struct Bike: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Bike"`.
    public var type: String
    public var name: String?
    public var electric: Bool?

    public init(type: String = "Bike", name: String? = nil, electric: Bool? = nil) {
        self.type = type
        self.name = name
        self.electric = electric
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case name
        case electric
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.type] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.value(.type, default: "Bike")
        name = try fields.optional(.name)
        electric = try fields.optional(.electric)
    }
}
