// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/String`
public nonisolated struct String: DefensiveRecord, Hashable, Sendable {
    public var text: Swift.String?

    public init(text: Swift.String? = nil) {
        self.text = text
    }

    public enum CodingKeys: Swift.String, RecordKey {
        case text
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        text = try fields.optional(.text)
    }
}
