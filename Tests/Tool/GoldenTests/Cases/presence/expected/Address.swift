// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Address`
public nonisolated struct Address: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var city: String

    public init(city: String) {
        self.city = city
    }

    public enum CodingKeys: String, RecordKey {
        case city
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.city] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        city = try fields.value(.city, default: "")
    }
}
