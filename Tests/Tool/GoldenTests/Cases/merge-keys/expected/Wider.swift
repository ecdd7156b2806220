// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Wider`
public nonisolated struct Wider: DefensiveRecord, Hashable, Sendable {
    public var id: String?
    public var state: Bool?
    /// Missing or null: `"no"`.
    public var norway: String
    /// Missing or null: `15`.
    public var octal: Int

    public init(id: String? = nil, state: Bool? = nil, norway: String = "no", octal: Int = 15) {
        self.id = id
        self.state = state
        self.norway = norway
        self.octal = octal
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case state
        case norway
        case octal
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        state = try fields.optional(.state)
        norway = try fields.defaulted(.norway, default: "no")
        octal = try fields.defaulted(.octal, default: 15)
    }
}
