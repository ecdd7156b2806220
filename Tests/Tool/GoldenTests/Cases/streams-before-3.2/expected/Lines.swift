// Made by gen-dtos from the contract "Streams before itemSchema". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Lines {
    public nonisolated struct Response200Item: DefensiveRecord, Hashable, Sendable {
        public var line: String?

        public init(line: String? = nil) {
            self.line = line
        }

        public enum CodingKeys: String, RecordKey {
            case line
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            line = try fields.optional(.line)
        }
    }
}
