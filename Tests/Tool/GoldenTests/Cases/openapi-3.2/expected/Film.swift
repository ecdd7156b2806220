// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Film`
public nonisolated struct Film: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"film"`.
    public var kind: String
    public var minutes: Int?

    public init(kind: String = "film", minutes: Int? = nil) {
        self.kind = kind
        self.minutes = minutes
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case minutes
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "film")
        minutes = try fields.optional(.minutes)
    }
}
