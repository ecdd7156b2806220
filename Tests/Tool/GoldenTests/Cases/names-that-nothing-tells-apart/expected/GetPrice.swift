// Made by gen-dtos from the contract "Names that nothing tells apart". Do not edit: change the contract and run
// gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum GetPrice {
    public nonisolated enum Response200: Codable, Hashable, Sendable {
        case object(Object)
        case object6f40b069(Object_6f40b069)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Response200>] = [
            .record(Response200.object),
            .record(Response200.object6f40b069),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .object(let value): try value.encode(to: encoder)
            case .object6f40b069(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}

extension GetPrice.Response200 {
    public nonisolated struct Object: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: as decoded from `{}`.
        public var amount: Amount

        public init(amount: Amount) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        public static var requiredKeys: [CodingKeys] { [.amount] }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.record(.amount)
        }
    }

    public nonisolated struct Object_6f40b069: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: as decoded from `{}`.
        public var amount: Amount

        public init(amount: Amount) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        public static var requiredKeys: [CodingKeys] { [.amount] }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.record(.amount)
        }
    }
}

extension GetPrice.Response200.Object {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var yen: Int?

        public init(yen: Int? = nil) {
            self.yen = yen
        }

        public enum CodingKeys: String, RecordKey {
            case yen
        }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            yen = try fields.optional(.yen)
        }
    }
}

extension GetPrice.Response200.Object_6f40b069 {
    public nonisolated struct Amount: DefensiveRecord, Hashable, Sendable {
        public var sen: Int?

        public init(sen: Int? = nil) {
            self.sen = sen
        }

        public enum CodingKeys: String, RecordKey {
            case sen
        }

        public init(from fields: DefensiveFields<CodingKeys>) throws {
            sen = try fields.optional(.sen)
        }
    }
}
