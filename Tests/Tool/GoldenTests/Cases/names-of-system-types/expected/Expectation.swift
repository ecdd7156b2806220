// Made by gen-dtos from the contract "Names of system types". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Expectation`
public nonisolated struct Expectation: DefensiveRecord, Hashable, Sendable {
    public var result: Result?

    public init(result: Result? = nil) {
        self.result = result
    }

    public enum CodingKeys: String, RecordKey {
        case result
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        result = try fields.optional(.result)
    }
}
