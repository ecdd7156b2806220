// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/parameters/Patch`
public nonisolated struct PatchParameter: DefensiveRecord, Hashable, Sendable {
    public var name: String?

    public init(name: String? = nil) {
        self.name = name
    }

    public enum CodingKeys: String, RecordKey {
        case name
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
    }
}
