// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderEvent`
public nonisolated enum OrderEvent: Codable, Hashable, Sendable {
    case paid(OrderPaidEvent)
    case sent(OrderSentEvent)
    case base(OrderEventBase)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<OrderEvent>] = [
        .record(OrderEvent.paid, tagged: "OrderPaidEvent"),
        .record(OrderEvent.sent, tagged: "OrderSentEvent"),
        .record(OrderEvent.base, tagged: "OrderEvent"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "type") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .paid(let value): try value.encode(to: encoder)
        case .sent(let value): try value.encode(to: encoder)
        case .base(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
