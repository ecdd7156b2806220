// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Range`
public nonisolated struct Range: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var from: From
    public var to: Bound?

    public init(from: From, to: Bound? = nil) {
        self.from = from
        self.to = to
    }

    public enum CodingKeys: String, RecordKey {
        case from
        case to
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.from] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        from = try fields.strict(.from)
        to = try fields.optional(.to, nullable: true)
    }
}

extension Range {
    public nonisolated enum From: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        case number(Double)
        case date(Timestamp)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<From>] = [
            .string(From.date),
            .number(From.number),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .number(let value): try value.encode(to: encoder)
            case .date(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Double) {
            self = .number(value)
        }

        public init(floatLiteral value: Double) {
            self = .number(value)
        }
    }
}
