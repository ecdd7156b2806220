// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/EventList`
public nonisolated struct EventList: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var data: [Event]
    /// Missing or null: `false`.
    public var hasMore: Bool

    public init(data: [Event] = [], hasMore: Bool) {
        self.data = data
        self.hasMore = hasMore
    }

    public enum CodingKeys: String, RecordKey {
        case data
        case hasMore = "has_more"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.data, .hasMore] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        data = try fields.array(.data)
        hasMore = try fields.value(.hasMore, default: false)
    }
}
