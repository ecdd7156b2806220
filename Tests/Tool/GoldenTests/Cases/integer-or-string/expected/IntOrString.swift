// Made by gen-dtos from the contract "Integer or string". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A port's number, or its name.
///
/// `#/components/schemas/IntOrString`
public nonisolated enum IntOrString:
    Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
    /// A port's number, or its name.
    case integer(Int)
    /// A port's number, or its name.
    case string(String)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<IntOrString>] = [
        .integer(IntOrString.integer),
        .string(IntOrString.string),
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
