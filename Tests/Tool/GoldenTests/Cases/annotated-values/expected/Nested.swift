// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Of one
///
/// `#/components/schemas/Nested`
public nonisolated struct Nested: DefensiveRecord, Hashable, Sendable {
    public var a: String?

    public init(a: String? = nil) {
        self.a = a
    }

    public enum CodingKeys: String, RecordKey {
        case a
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        a = try fields.optional(.a)
    }
}
