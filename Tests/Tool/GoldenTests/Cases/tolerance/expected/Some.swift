// Made by gen-dtos from the contract "API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Some`
public nonisolated struct Some: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"5"`.
    public var a: String
    public var b: JSONValue?

    public init(a: String = "5", b: JSONValue? = nil) {
        self.a = a
        self.b = b
    }

    public enum CodingKeys: String, RecordKey {
        case a
        case b
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.defaulted(.a, default: "5")
        b = try fields.optional(.b)
    }
}
