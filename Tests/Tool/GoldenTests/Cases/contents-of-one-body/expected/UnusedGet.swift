// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum UnusedGet {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        public var b: String?

        public init(b: String? = nil) {
            self.b = b
        }

        public enum CodingKeys: String, RecordKey {
            case b
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            b = try fields.optional(.b)
        }
    }
}
