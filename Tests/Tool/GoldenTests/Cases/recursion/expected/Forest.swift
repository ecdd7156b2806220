// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Forest`
public nonisolated struct Forest: DefensiveRecord, Hashable, Sendable {
    public var trees: [Forest]?
    public var named: [String: Forest]?

    public init(trees: [Forest]? = nil, named: [String: Forest]? = nil) {
        self.trees = trees
        self.named = named
    }

    public enum CodingKeys: String, RecordKey {
        case trees
        case named
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        trees = try fields.optional(.trees)
        named = try fields.optional(.named)
    }
}
