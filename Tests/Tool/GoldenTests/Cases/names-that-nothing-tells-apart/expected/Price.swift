// Made by gen-dtos from the contract "Names that nothing tells apart". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Price`
public nonisolated struct Price: DefensiveRecord, Hashable, Sendable {
    public var value: Value?

    public init(value: Value? = nil) {
        self.value = value
    }

    public enum CodingKeys: String, RecordKey {
        case value
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        value = try fields.optional(.value)
    }
}

extension Price {
    public nonisolated enum Value: Codable, Hashable, Sendable {
        case object1(Object1)
        case object2(Object2)
        case object3(Object3)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Value>] = [
            .record(Value.object1),
            .record(Value.object2),
            .record(Value.object3),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .object1(let value): try value.encode(to: encoder)
            case .object2(let value): try value.encode(to: encoder)
            case .object3(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}

extension Price.Value {
    public nonisolated struct Object1: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: the value decoded from `{}`.
        public var amount: Amount

        public init(amount: Amount) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.amount] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.record(.amount)
        }
    }

    public nonisolated struct Object2: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: the value decoded from `{}`.
        public var amount: Amount

        public init(amount: Amount) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.amount] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.record(.amount)
        }
    }

    public nonisolated struct Object3: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: the value decoded from `{}`.
        public var amount: Amount

        public init(amount: Amount) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.amount] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.record(.amount)
        }
    }
}

extension Price.Value.Object1 {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var euros: Int?

        public init(euros: Int? = nil) {
            self.euros = euros
        }

        public enum CodingKeys: String, RecordKey {
            case euros
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            euros = try fields.optional(.euros)
        }
    }
}

extension Price.Value.Object2 {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var cents: Int?

        public init(cents: Int? = nil) {
            self.cents = cents
        }

        public enum CodingKeys: String, RecordKey {
            case cents
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            cents = try fields.optional(.cents)
        }
    }
}

extension Price.Value.Object3 {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var pounds: Int?

        public init(pounds: Int? = nil) {
            self.pounds = pounds
        }

        public enum CodingKeys: String, RecordKey {
            case pounds
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            pounds = try fields.optional(.pounds)
        }
    }
}
