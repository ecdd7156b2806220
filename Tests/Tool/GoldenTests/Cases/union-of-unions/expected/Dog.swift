// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Dog`
public nonisolated struct Dog: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"dog"`.
    public var kind: String
    /// Missing or null: `""`.
    public var name: String
    /// Missing or null: `""`.
    public var bark: String

    public init(kind: String = "dog", name: String, bark: String) {
        self.kind = kind
        self.name = name
        self.bark = bark
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case name
        case bark
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind, .name, .bark] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: "dog")
        name = try fields.value(.name, default: "")
        bark = try fields.value(.bark, default: "")
    }
}
