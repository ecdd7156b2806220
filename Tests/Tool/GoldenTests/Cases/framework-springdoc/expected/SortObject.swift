// Made by gen-dtos from the contract "Springdoc". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/SortObject`
public nonisolated struct SortObject: DefensiveRecord, Hashable, Sendable {
    public var empty: Bool?
    public var sorted: Bool?
    public var unsorted: Bool?

    public init(empty: Bool? = nil, sorted: Bool? = nil, unsorted: Bool? = nil) {
        self.empty = empty
        self.sorted = sorted
        self.unsorted = unsorted
    }

    public enum CodingKeys: String, RecordKey {
        case empty
        case sorted
        case unsorted
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        empty = try fields.optional(.empty)
        sorted = try fields.optional(.sorted)
        unsorted = try fields.optional(.unsorted)
    }
}
