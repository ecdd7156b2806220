// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Author`
public nonisolated struct Author: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var author: String

    public init(author: String) {
        self.author = author
    }

    public enum CodingKeys: String, RecordKey {
        case author
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.author] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        author = try fields.value(.author, default: "")
    }
}
