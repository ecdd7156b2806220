// Made by gen-dtos from the contract "Coercions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Job`
public nonisolated struct Job: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `0`.
    public var count: Int
    /// Missing or null: `false`.
    public var isDone: Bool
    public var steps: [Int]?
    public var started: Timestamp?

    public init(count: Int, isDone: Bool, steps: [Int]? = nil, started: Timestamp? = nil) {
        self.count = count
        self.isDone = isDone
        self.steps = steps
        self.started = started
    }

    public enum CodingKeys: String, RecordKey {
        case count
        case isDone
        case steps
        case started
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.count, .isDone] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        let fields = fields.converting(only: [.textToNumber, .numberToText, .valueToList, .dateTimes], localOffset: 120)
        count = try fields.value(.count, default: 0)
        isDone = try fields.value(.isDone, default: false)
        steps = try fields.optional(.steps)
        started = try fields.optional(.started)
    }
}
