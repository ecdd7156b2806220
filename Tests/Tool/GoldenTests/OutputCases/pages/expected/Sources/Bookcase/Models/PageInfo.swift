// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PageInfo`
public nonisolated struct PageInfo: DefensiveRecord, Hashable, Sendable {
    public var next: String?

    public init(next: String? = nil) {
        self.next = next
    }

    public enum CodingKeys: String, RecordKey {
        case next
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        next = try fields.optional(.next, as: URIText.self, nullable: true)
    }
}
