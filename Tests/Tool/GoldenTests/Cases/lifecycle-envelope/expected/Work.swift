// Made by gen-dtos from the contract "Books API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Work`
public nonisolated struct Work: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var title: String

    public init(title: String) {
        self.title = title
    }

    public enum CodingKeys: String, RecordKey {
        case title
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
    }
}
