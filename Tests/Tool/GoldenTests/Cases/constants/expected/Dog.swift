// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var kind: Int
    /// Missing or null: `""`.
    public var bark: String

    public init(kind: Int, bark: String) {
        self.kind = kind
        self.bark = bark
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case bark
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .bark] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: 0)
        bark = try fields.value(.bark, default: "")
    }
}
