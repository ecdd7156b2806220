// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Optional`
public nonisolated struct Optional: DefensiveRecord, Hashable, Sendable {
    public var avatar: String?

    public init(avatar: String? = nil) {
        self.avatar = avatar
    }

    public enum CodingKeys: String, RecordKey {
        case avatar
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        avatar = try fields.optional(.avatar)
    }
}
