// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Version 2`
public nonisolated struct Version2: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var two: String

    public init(two: String) {
        self.two = two
    }

    public enum CodingKeys: String, RecordKey {
        case two
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.two] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        two = try fields.value(.two, default: "")
    }
}
