// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/NullableReference`
public nonisolated struct NullableReference: DefensiveRecord, Hashable, Sendable {
    public var first: Placed?
    /// Perhaps.
    public var second: Placed?
    public var third: Placed?

    public init(first: Placed?, second: Placed? = nil, third: Placed? = nil) {
        self.first = first
        self.second = second
        self.third = third
    }

    public enum CodingKeys: String, RecordKey {
        case first
        case second
        case third
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.first] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        first = try fields.required(.first)
        second = try fields.optional(.second, nullable: true)
        third = try fields.optional(.third, nullable: true)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(first, forKey: .first)
        try container.encodeIfPresent(second, forKey: .second)
        try container.encodeIfPresent(third, forKey: .third)
    }
}
