// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Lenient`
public nonisolated struct Lenient: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var a: String

    public init(a: String) {
        self.a = a
    }

    public enum CodingKeys: String, RecordKey {
        case a
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.a] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.value(.a, default: "")
    }
}
