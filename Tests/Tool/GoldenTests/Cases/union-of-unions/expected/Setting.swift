// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Setting`
public nonisolated struct Setting: DefensiveRecord, Hashable, Sendable {
    /// Always `10`.
    public var level: Int?

    public init(level: Int?) {
        self.level = level
    }

    public enum CodingKeys: String, RecordKey {
        case level
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.level] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        level = try fields.optionalConstant(.level, 10, nullable: true, required: true)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(level, forKey: .level)
    }
}
