// Made by gen-dtos from the contract "Included". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Author`
public nonisolated struct Author: DefensiveRecord, Hashable, Sendable {
    public var name: String?
    public var works: [Work]?

    public init(name: String? = nil, works: [Work]? = nil) {
        self.name = name
        self.works = works
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case works
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.optional(.name)
        works = try fields.optional(.works)
    }
}
