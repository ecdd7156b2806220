// Made by gen-dtos from the contract "FastAPI". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Item
///
/// `#/components/schemas/Item-Input`
public nonisolated struct ItemInput: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var name: String
    /// Strict: without it, decoding fails.
    public var price: Price

    public init(name: String, price: Price) {
        self.name = name
        self.price = price
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case price
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .price] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.value(.name, default: "")
        price = try fields.strict(.price)
    }
}

extension ItemInput {
    public nonisolated enum Price:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
        case number(Double)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Price>] = [
            .number(Price.number),
            .string(Price.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .number(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }

        public init(integerLiteral value: Double) {
            self = .number(value)
        }

        public init(floatLiteral value: Double) {
            self = .number(value)
        }
    }
}
