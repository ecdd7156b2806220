// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Count`
public nonisolated struct Count: DefensiveRecord, Hashable, Sendable {
    public var count: Int?
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(count: Int? = nil) {
        self.count = count
    }

    public enum CodingKeys: String, RecordKey {
        case count
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        count = try fields.optional(.count)
    }
}
