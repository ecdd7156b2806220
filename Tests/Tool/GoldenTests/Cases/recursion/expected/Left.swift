// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Left`
public nonisolated struct Left: DefensiveRecord, Hashable, Sendable {
    public var right: Right?

    public init(right: Right? = nil) {
        self.right = right
    }

    public enum CodingKeys: String, RecordKey {
        case right
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        right = try fields.optional(.right)
    }
}
