// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum PostOnFail {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var why: String?

        public init(why: String? = nil) {
            self.why = why
        }

        public enum CodingKeys: String, RecordKey {
            case why
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            why = try fields.optional(.why)
        }
    }
}
