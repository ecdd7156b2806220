// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Result`
public nonisolated enum Result: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    case error(Error)
    case integer(Swift.Int)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Result>] = [
        .record(Result.error),
        .integer(Result.integer),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .error(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(integerLiteral value: Swift.Int) {
        self = .integer(value)
    }
}
