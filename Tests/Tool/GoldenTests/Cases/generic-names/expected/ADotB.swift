// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/a.b`
public nonisolated struct ADotB: DefensiveRecord, Hashable, Sendable {
    public var page: PageOrder?
    public var other: ASlashB?

    public init(page: PageOrder? = nil, other: ASlashB? = nil) {
        self.page = page
        self.other = other
    }

    public enum CodingKeys: String, RecordKey {
        case page
        case other
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        page = try fields.optional(.page)
        other = try fields.optional(.other)
    }
}
