// Made by gen-dtos from the contract "Identifiers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Note`
public nonisolated struct Note: DefensiveRecord, Hashable, Sendable {
    public var order: Order?
    public var replies: [Note]?

    public init(order: Order? = nil, replies: [Note]? = nil) {
        self.order = order
        self.replies = replies
    }

    public enum CodingKeys: String, RecordKey {
        case order
        case replies
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        order = try fields.optional(.order)
        replies = try fields.optional(.replies)
    }
}
