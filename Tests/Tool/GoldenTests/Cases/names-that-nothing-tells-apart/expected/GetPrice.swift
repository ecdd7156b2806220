// Made by gen-dtos from the contract "Names that nothing tells apart". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum GetPrice {
    public nonisolated enum Response200: Codable, Hashable, Sendable {
        case object1(Object1)
        case object2(Object2)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Response200>] = [
            .record(Response200.object1),
            .record(Response200.object2),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .object1(let value): try value.encode(to: encoder)
            case .object2(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}

extension GetPrice.Response200 {
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
}

extension GetPrice.Response200.Object1 {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var yen: Int?

        public init(yen: Int? = nil) {
            self.yen = yen
        }

        public enum CodingKeys: String, RecordKey {
            case yen
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            yen = try fields.optional(.yen)
        }
    }
}

extension GetPrice.Response200.Object2 {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var sen: Int?

        public init(sen: Int? = nil) {
            self.sen = sen
        }

        public enum CodingKeys: String, RecordKey {
            case sen
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            sen = try fields.optional(.sen)
        }
    }
}
