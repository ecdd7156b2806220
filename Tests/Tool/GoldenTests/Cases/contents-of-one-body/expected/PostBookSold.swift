// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum PostBookSold {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var price: Double?

        public init(price: Double? = nil) {
            self.price = price
        }

        public enum CodingKeys: String, RecordKey {
            case price
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            price = try fields.optional(.price)
        }
    }
}
