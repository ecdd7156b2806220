// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Payment`
public nonisolated struct Payment: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var method: Method
    public var number: String?
    public var reference: Reference?
    public var iban: String?
    public var express: JSONValue?

    public init(
        method: Method,
        number: String? = nil,
        reference: Reference? = nil,
        iban: String? = nil,
        express: JSONValue? = nil
    ) {
        self.method = method
        self.number = number
        self.reference = reference
        self.iban = iban
        self.express = express
    }

    public enum CodingKeys: String, RecordKey {
        case method
        case number
        case reference
        case iban
        case express
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.method] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        method = try fields.value(.method, default: .unknown(""))
        number = try fields.optional(.number)
        reference = try fields.optional(.reference)
        iban = try fields.optional(.iban)
        express = try fields.optional(.express)
    }
}

extension Payment {
    public nonisolated enum Method: OpenEnumeration {
        case card
        case transfer
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Method] { [.card, .transfer] }

        public init(rawValue: String) {
            switch rawValue {
            case "card": self = .card
            case "transfer": self = .transfer
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .card: "card"
            case .transfer: "transfer"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Reference:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case integer(Int)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Reference>] = [
            .integer(Reference.integer),
            .string(Reference.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
