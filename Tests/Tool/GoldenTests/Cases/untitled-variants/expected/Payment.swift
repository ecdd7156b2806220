// Made by gen-dtos from the contract "Untitled variants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Payment`
public nonisolated enum Payment: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    case creditCard(CreditCard)
    case transfer(Range)
    case voucher(String)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Payment>] = [
        .record(Payment.creditCard),
        .record(Payment.transfer),
        .string(Payment.voucher),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .creditCard(let value): try value.encode(to: encoder)
        case .transfer(let value): try value.encode(to: encoder)
        case .voucher(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(stringLiteral value: String) {
        self = .voucher(value)
    }
}

extension Payment {
    public nonisolated struct CreditCard: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var id: String

        public init(id: String) {
            self.id = id
        }

        public enum CodingKeys: String, RecordKey {
            case id
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.value(.id, default: "")
        }
    }
}
