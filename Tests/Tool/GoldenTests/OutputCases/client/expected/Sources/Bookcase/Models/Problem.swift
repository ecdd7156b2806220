// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable {
    public var type: String?
    public var title: String?
    public var status: Int?
    @_spi(Generated) public var _answer = AnswerSlot()

    public init(type: String? = nil, title: String? = nil, status: Int? = nil) {
        self.type = type
        self.title = title
        self.status = status
    }

    public enum CodingKeys: String, RecordKey {
        case type
        case title
        case status
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        type = try fields.optional(.type)
        title = try fields.optional(.title)
        status = try fields.optional(.status)
    }
}
