// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Deleted`
public nonisolated struct Deleted: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var kind: String
    public var at: Int?

    public init(kind: String, at: Int? = nil) {
        self.kind = kind
        self.at = at
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case at
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "")
        at = try fields.optional(.at)
    }
}
