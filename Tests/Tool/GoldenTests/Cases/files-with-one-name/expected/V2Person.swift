// Made by gen-dtos from the contract "Versions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `v2/Person.yaml`
public nonisolated struct V2Person: DefensiveRecord, Hashable, Sendable {
    public var role: String?

    public init(role: String? = nil) {
        self.role = role
    }

    public enum CodingKeys: String, RecordKey {
        case role
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        role = try fields.optional(.role)
    }
}
