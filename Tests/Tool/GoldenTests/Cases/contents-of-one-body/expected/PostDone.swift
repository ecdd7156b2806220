// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum PostDone {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var at: String?

        public init(at: String? = nil) {
            self.at = at
        }

        public enum CodingKeys: String, RecordKey {
            case at
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            at = try fields.optional(.at)
        }
    }
}
