// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Version 1`
public nonisolated struct Version1: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var one: String

    public init(one: String) {
        self.one = one
    }

    public enum CodingKeys: String, RecordKey {
        case one
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.one] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        one = try fields.value(.one, default: "")
    }
}
