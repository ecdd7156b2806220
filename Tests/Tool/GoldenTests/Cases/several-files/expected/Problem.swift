// Made by gen-dtos from the contract "Zoo". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `common/errors.json#/definitions/Problem`
public nonisolated struct Problem: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var title: String
    public var causes: [Problem]?

    public init(title: String, causes: [Problem]? = nil) {
        self.title = title
        self.causes = causes
    }

    public enum CodingKeys: String, RecordKey {
        case title
        case causes
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.title] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        title = try fields.value(.title, default: "")
        causes = try fields.optional(.causes)
    }
}
