// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/HTTPValidationError`
public nonisolated struct HTTPValidationError: DefensiveRecord, Hashable, Sendable {
    public var detail: [ValidationError]?

    public init(detail: [ValidationError]? = nil) {
        self.detail = detail
    }

    public enum CodingKeys: String, RecordKey {
        case detail
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        detail = try fields.optional(.detail)
    }
}
