// Made by gen-dtos from the contract "Laravel". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum PostsStore {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: the value decoded from `{}`.
        public var data: PostResource

        public init(data: PostResource) {
            self.data = data
        }

        public enum CodingKeys: String, RecordKey {
            case data
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.data] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.record(.data)
        }
    }
}
