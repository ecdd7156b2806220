// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Always `"Dog"`.
    public var kind: String
    public var barks: Bool?

    public init(kind: String = "Dog", barks: Bool? = nil) {
        self.kind = kind
        self.barks = barks
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case barks
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.constant(.kind, "Dog")
        barks = try fields.optional(.barks)
    }
}
