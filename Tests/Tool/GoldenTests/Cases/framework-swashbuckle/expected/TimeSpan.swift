// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/TimeSpan`
public nonisolated struct TimeSpan: DefensiveRecord, Hashable, Sendable {
    public var ticks: Int64?
    /// Read-only.
    public var days: Int?

    public init(ticks: Int64? = nil, days: Int? = nil) {
        self.ticks = ticks
        self.days = days
    }

    public enum CodingKeys: String, RecordKey {
        case ticks
        case days
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        ticks = try fields.optional(.ticks)
        days = try fields.optional(.days)
    }
}
