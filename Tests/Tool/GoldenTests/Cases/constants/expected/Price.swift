// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime
public import Foundation

/// `#/components/schemas/Price`
public nonisolated enum Price: Codable, Hashable, Sendable {
    case exact(Exact)
    case rounded(Rounded)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Price>] = [
        .record(Price.exact, constants: ["unit": ["EUR"]]),
        .record(Price.rounded, constants: ["amount": ["1.5"], "unit": ["USD"]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .exact(let value): try value.encode(to: encoder)
        case .rounded(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Price {
    public nonisolated struct Exact: DefensiveRecord, Hashable, Sendable {
        /// Always `1.50`.
        public var amount: Decimal
        /// Always `"EUR"`.
        public var unit: String

        public init(amount: Decimal, unit: String = "EUR") {
            self.amount = amount
            self.unit = unit
        }

        public enum CodingKeys: String, RecordKey {
            case amount
            case unit
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.amount] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.value(.amount, as: DecimalString.self, default: 0)
            unit = try fields.constant(.unit, "EUR", required: false)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(DecimalString(amount), forKey: .amount)
            try container.encode(unit, forKey: .unit)
        }
    }

    public nonisolated struct Rounded: DefensiveRecord, Hashable, Sendable {
        /// Always `1.5`.
        public var amount: Decimal
        /// Always `"USD"`.
        public var unit: String

        public init(amount: Decimal, unit: String = "USD") {
            self.amount = amount
            self.unit = unit
        }

        public enum CodingKeys: String, RecordKey {
            case amount
            case unit
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.amount] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.value(.amount, as: DecimalString.self, default: 0)
            unit = try fields.constant(.unit, "USD", required: false)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(DecimalString(amount), forKey: .amount)
            try container.encode(unit, forKey: .unit)
        }
    }
}
