// Made by gen-dtos from the contract "Streams before itemSchema". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum Events {
    public nonisolated struct Response200Item: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var id: Int
        public var text: String?

        public init(id: Int, text: String? = nil) {
            self.id = id
            self.text = text
        }

        public enum CodingKeys: String, RecordKey {
            case id
            case text
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.value(.id, default: 0)
            text = try fields.optional(.text)
        }
    }
}
