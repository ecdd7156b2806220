// Made by gen-dtos from the contract "Streams before itemSchema". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Send {
    public nonisolated struct BodyItem: DefensiveRecord, Hashable, Sendable {
        public var sent: Bool?

        public init(sent: Bool? = nil) {
            self.sent = sent
        }

        public enum CodingKeys: String, RecordKey {
            case sent
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            sent = try fields.optional(.sent)
        }
    }

    public nonisolated struct JsonSeqResponse200Item: DefensiveRecord, Hashable, Sendable {
        public var part: Int?

        public init(part: Int? = nil) {
            self.part = part
        }

        public enum CodingKeys: String, RecordKey {
            case part
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            part = try fields.optional(.part)
        }
    }

    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        public var total: Int?

        public init(total: Int? = nil) {
            self.total = total
        }

        public enum CodingKeys: String, RecordKey {
            case total
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            total = try fields.optional(.total)
        }
    }
}
