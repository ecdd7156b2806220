// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Node`
public nonisolated struct Node: DefensiveRecord, Hashable, Sendable {
    public var name: String?
    public var ring: Ring?

    public init(name: String? = nil, ring: Ring? = nil) {
        self.name = name
        self.ring = ring
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case ring
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
        ring = try fields.optional(.ring)
    }
}
