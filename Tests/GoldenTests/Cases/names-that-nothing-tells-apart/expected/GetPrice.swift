// Made by gen-dtos from the contract "Names that nothing tells apart". Do not edit: change the contract and run
// gen-dtos.

public import DTORuntime

public nonisolated enum GetPrice {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// 10 at most. Missing or null: `0`.
        public var amount: Double

        public init(amount: Double) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        public static var requiredKeys: [CodingKeys] { [.amount] }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.value(.amount, default: 0)
        }
    }
}
