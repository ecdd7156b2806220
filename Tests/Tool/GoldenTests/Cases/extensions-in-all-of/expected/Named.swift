// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Named`
public nonisolated struct Named: DefensiveRecord, Hashable, Sendable {
    public var year: Base.Year?
    /// Strict: without it, decoding fails. Also read from `heading`.
    public var title: String
    /// Also read from `label`, `caption`.
    public var fullName: String?
    public var kind: Base.Kind?

    public init(year: Base.Year? = nil, title: String, fullName: String? = nil, kind: Base.Kind? = nil) {
        self.year = year
        self.title = title
        self.fullName = fullName
        self.kind = kind
    }

    public enum CodingKeys: String, RecordKey {
        case year
        case title
        case fullName = "name"
        case kind
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        year = try fields.optional(.year)
        title = try fields.strict(.title, or: ["heading"])
        fullName = try fields.optional(.fullName, or: ["label", "caption"])
        kind = try fields.optional(.kind)
    }
}
