// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Fish`
public nonisolated struct Fish: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"Fish"`.
    public var kind: String

    public init(kind: String = "Fish") {
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case kind
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "Fish")
    }
}
