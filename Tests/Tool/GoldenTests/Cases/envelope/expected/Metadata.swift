// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Metadata`
public nonisolated struct Metadata: DefensiveRecord, Hashable, Sendable {
    public var timestamp: String?

    public init(timestamp: String? = nil) {
        self.timestamp = timestamp
    }

    public enum CodingKeys: String, RecordKey {
        case timestamp
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        timestamp = try fields.optional(.timestamp)
    }
}
