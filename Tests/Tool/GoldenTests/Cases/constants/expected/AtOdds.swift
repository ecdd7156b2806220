// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/AtOdds`
public nonisolated struct AtOdds: DefensiveRecord, Hashable, Sendable {
    /// Always `3`.
    public var kind: JSONValue
    public var long: Int64?
    public var value: Double?
    /// Always `"a"`.
    public var other: String
    /// Always `.null`.
    public var null: JSONValue?

    public init(
        kind: JSONValue = 3,
        long: Int64? = nil,
        value: Double? = nil,
        other: String = "a",
        null: JSONValue? = nil
    ) {
        self.kind = kind
        self.long = long
        self.value = value
        self.other = other
        self.null = null
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case long
        case value
        case other
        case null
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.constant(.kind, 3)
        long = try fields.optional(.long)
        value = try fields.optional(.value)
        other = try fields.constant(.other, "a", required: false)
        null = try fields.optionalConstant(.null, .null)
    }
}
