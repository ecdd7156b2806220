// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Text`
public nonisolated struct Text: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var text: String

    public init(text: String) {
        self.text = text
    }

    public enum CodingKeys: String, RecordKey {
        case text
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.text] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        text = try fields.value(.text, default: "")
    }
}
