// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum StartJob {
    public nonisolated struct Response4XX: DefensiveRecord, Hashable, Sendable {
        public var title: String?

        public init(title: String? = nil) {
            self.title = title
        }

        public enum CodingKeys: String, RecordKey {
            case title
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
        }
    }
}
