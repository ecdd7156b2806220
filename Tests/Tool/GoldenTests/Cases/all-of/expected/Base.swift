// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Base`
public nonisolated struct Base: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var id: String
    public var kind: String?

    public init(id: String, kind: String? = nil) {
        self.id = id
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case kind
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.value(.id, default: "")
        kind = try fields.optional(.kind)
    }
}
