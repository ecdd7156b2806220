// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Borrower`
public nonisolated struct Borrower: DefensiveRecord, Hashable, Sendable {
    public var line: Order.Line?

    public init(line: Order.Line? = nil) {
        self.line = line
    }

    public enum CodingKeys: String, RecordKey {
        case line
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        line = try fields.optional(.line)
    }
}
