// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Payload`
public nonisolated struct PayloadSchema: DefensiveRecord, Hashable, Sendable {
    public var bytes: Int?

    public init(bytes: Int? = nil) {
        self.bytes = bytes
    }

    public enum CodingKeys: String, RecordKey {
        case bytes
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        bytes = try fields.optional(.bytes)
    }
}
