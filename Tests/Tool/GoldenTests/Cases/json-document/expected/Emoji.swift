// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Emoji`
public nonisolated struct Emoji: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"😀 é / \n"`.
    public var text: String
    public var big: Int64?
    /// Missing or null: `1e-7`.
    public var ratio: Double
    /// Missing or null: `3`.
    public var whole: Int

    public init(text: String = "😀 é / \n", big: Int64? = nil, ratio: Double = 1e-7, whole: Int = 3) {
        self.text = text
        self.big = big
        self.ratio = ratio
        self.whole = whole
    }

    public enum CodingKeys: String, RecordKey {
        case text
        case big
        case ratio
        case whole
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.text] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        text = try fields.value(.text, default: "😀 é / \n")
        big = try fields.optional(.big)
        ratio = try fields.defaulted(.ratio, default: 1e-7)
        whole = try fields.defaulted(.whole, default: 3)
    }
}
