// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable {
    public var detail: String?

    public init(detail: String? = nil) {
        self.detail = detail
    }

    public enum CodingKeys: String, RecordKey {
        case detail
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        detail = try fields.optional(.detail)
    }
}
