// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum PostOnDone {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var job: String

        public init(job: String) {
            self.job = job
        }

        public enum CodingKeys: String, RecordKey {
            case job
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.job] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            job = try fields.value(.job, default: "")
        }
    }
}
