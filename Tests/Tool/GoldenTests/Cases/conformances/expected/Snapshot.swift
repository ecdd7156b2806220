// Made by gen-dtos from the contract "Conformances". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Snapshot`
public nonisolated struct Snapshot: DefensiveRecord, Equatable, Sendable {
    public var pages: [String]?

    public init(pages: [String]? = nil) {
        self.pages = pages
    }

    public enum CodingKeys: String, RecordKey {
        case pages
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        pages = try fields.optional(.pages)
    }
}
