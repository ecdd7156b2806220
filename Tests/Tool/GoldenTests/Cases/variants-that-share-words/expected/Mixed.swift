// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Mixed`
public nonisolated enum Mixed: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    case orderCreatedEvent(OrderCreatedEvent)
    case orderDeletedEvent(OrderDeletedEvent)
    case string(String)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Mixed>] = [
        .record(Mixed.orderCreatedEvent),
        .record(Mixed.orderDeletedEvent),
        .string(Mixed.string),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .orderCreatedEvent(let value): try value.encode(to: encoder)
        case .orderDeletedEvent(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }

    public init(stringLiteral value: String) {
        self = .string(value)
    }
}
