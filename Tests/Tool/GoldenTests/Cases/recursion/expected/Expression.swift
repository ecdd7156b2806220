// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Expression`
public nonisolated enum Expression:
    Codable, Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
    case number(Double)
    case negation(Negation)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Expression>] = [
        .number(Expression.number),
        .record(Expression.negation),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .number(let value): try value.encode(to: encoder)
        case .negation(let value): try value.encode(to: encoder)
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
