// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PaginatedTaskList`
public nonisolated struct PaginatedTaskList: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var count: Int
    public var next: String?
    public var previous: String?
    /// Missing or null: `[]`.
    public var results: [Task]

    public init(count: Int, next: String? = nil, previous: String? = nil, results: [Task] = []) {
        self.count = count
        self.next = next
        self.previous = previous
        self.results = results
    }

    public enum CodingKeys: String, RecordKey {
        case count
        case next
        case previous
        case results
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.count, .results] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        count = try fields.value(.count, default: 0)
        next = try fields.optional(.next, as: URIText.self, nullable: true)
        previous = try fields.optional(.previous, as: URIText.self, nullable: true)
        results = try fields.array(.results)
    }
}
