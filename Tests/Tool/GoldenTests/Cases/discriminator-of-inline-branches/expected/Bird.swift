// Made by gen-dtos from the contract "Discriminator of inline branches". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Bird`
public nonisolated struct Bird: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"bird"`.
    public var kind: String
    public var wings: Int?

    public init(kind: String = "bird", wings: Int? = nil) {
        self.kind = kind
        self.wings = wings
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case wings
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "bird")
        wings = try fields.optional(.wings)
    }
}
