// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PersonPage`
public nonisolated struct PersonPage: DefensiveRecord, Hashable, Sendable {
    public var info: PageInfo?
    public var results: [Person]?

    public init(info: PageInfo? = nil, results: [Person]? = nil) {
        self.info = info
        self.results = results
    }

    public enum CodingKeys: String, RecordKey {
        case info
        case results
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        info = try fields.optional(.info)
        results = try fields.optional(.results)
    }
}
