// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/com.example.User`
public nonisolated struct ComExampleUser: DefensiveRecord, Hashable, Sendable {
    public var f: String?

    public init(f: String? = nil) {
        self.f = f
    }

    public enum CodingKeys: String, RecordKey {
        case f
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        f = try fields.optional(.f)
    }
}
