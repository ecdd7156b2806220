// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum GetShared {
    public nonisolated struct Mode: DefensiveRecord, Hashable, Sendable {
        public var deep: Bool?

        public init(deep: Bool? = nil) {
            self.deep = deep
        }

        public enum CodingKeys: String, RecordKey {
            case deep
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            deep = try fields.optional(.deep)
        }
    }
}
