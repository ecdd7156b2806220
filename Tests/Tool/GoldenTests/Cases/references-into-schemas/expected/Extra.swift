// Made by gen-dtos from the contract "Into schemas". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/x-schemas/Extra`
public nonisolated struct Extra: DefensiveRecord, Hashable, Sendable {
    public var e: String?

    public init(e: String? = nil) {
        self.e = e
    }

    public enum CodingKeys: String, RecordKey {
        case e
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        e = try fields.optional(.e)
    }
}
