// Made by gen-dtos from the contract "NestJS". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum CatsControllerFindAll {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var total: Double
        /// Missing or null: `0`.
        public var limit: Double
        /// Missing or null: `0`.
        public var offset: Double
        public var results: [CatDto]?

        public init(total: Double, limit: Double, offset: Double, results: [CatDto]? = nil) {
            self.total = total
            self.limit = limit
            self.offset = offset
            self.results = results
        }

        public enum CodingKeys: String, RecordKey {
            case total
            case limit
            case offset
            case results
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.total, .limit, .offset] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            total = try fields.value(.total, default: 0)
            limit = try fields.value(.limit, default: 0)
            offset = try fields.value(.offset, default: 0)
            results = try fields.optional(.results)
        }
    }
}
