// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Mention`
public nonisolated struct Mention: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var user: String
    public var reply: Bool?

    public init(user: String, reply: Bool? = nil) {
        self.user = user
        self.reply = reply
    }

    public enum CodingKeys: String, RecordKey {
        case user
        case reply
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.user] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        user = try fields.value(.user, default: "")
        reply = try fields.optional(.reply)
    }
}
