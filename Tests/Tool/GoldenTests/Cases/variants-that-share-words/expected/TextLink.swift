// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/TextLink`
public nonisolated struct TextLink: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var link: String

    public init(link: String) {
        self.link = link
    }

    public enum CodingKeys: String, RecordKey {
        case link
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.link] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        link = try fields.value(.link, default: "")
    }
}
