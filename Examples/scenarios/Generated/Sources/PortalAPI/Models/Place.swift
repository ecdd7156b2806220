// Made by gen-dtos from the contract "Portal". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Place`
public nonisolated struct Place: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    /// Empty where nobody knows. Missing or null: `""`.
    public var url: String

    public init(name: String, url: String) {
        self.name = name
        self.url = url
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case url
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .url] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        url = try fields.value(.url, default: "")
    }
}
