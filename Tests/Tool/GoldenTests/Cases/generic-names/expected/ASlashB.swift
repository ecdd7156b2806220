// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/a~1b`
public nonisolated struct ASlashB: DefensiveRecord, Hashable, Sendable {
    public var page: PageUser?

    public init(page: PageUser? = nil) {
        self.page = page
    }

    public enum CodingKeys: String, RecordKey {
        case page
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        page = try fields.optional(.page)
    }
}
