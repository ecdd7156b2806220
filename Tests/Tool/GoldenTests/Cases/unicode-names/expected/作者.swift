// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/作者`
public nonisolated struct 作者: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var 名前: String
    public var 国: 国?
    public var 👍: Bool?
    public var é: String?

    public init(名前: String, 国: 国? = nil, 👍: Bool? = nil, é: String? = nil) {
        self.名前 = 名前
        self.国 = 国
        self.👍 = 👍
        self.é = é
    }

    public enum CodingKeys: String, RecordKey {
        case 名前
        case 国
        case 👍
        case é = "e\u{301}"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.名前] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        名前 = try fields.value(.名前, default: "")
        国 = try fields.optional(.国)
        👍 = try fields.optional(.👍)
        é = try fields.optional(.é)
    }
}
