// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Query`
public nonisolated struct Query: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var filter: Filter
    public var filters: [String: Filter]?

    public init(filter: Filter, filters: [String: Filter]? = nil) {
        self.filter = filter
        self.filters = filters
    }

    public enum CodingKeys: String, RecordKey {
        case filter
        case filters
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.filter] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        filter = try fields.strict(.filter)
        filters = try fields.optional(.filters)
    }
}
