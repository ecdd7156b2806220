// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `` #/components/schemas/System.Collections.Generic.List`1[[System.Int32, mscorlib]] ``
public nonisolated struct SystemCollectionsGenericList1SystemInt32Mscorlib: DefensiveRecord, Hashable, Sendable {
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
