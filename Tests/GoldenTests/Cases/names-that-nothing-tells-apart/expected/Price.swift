// Made by gen-dtos from the contract "Names that nothing tells apart". Do not edit: change the contract and run
// gen-dtos.

public import DTORuntime

/// `#/components/schemas/Price`
public nonisolated struct Price: DefensiveRecord, Hashable, Sendable {
    public var value: Value?

    public init(value: Value? = nil) {
        self.value = value
    }

    public enum CodingKeys: String, RecordKey {
        case value
    }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        value = try fields.optional(.value)
    }
}

extension Price {
    public nonisolated struct Value: DefensiveRecord, Hashable, Sendable {
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
