// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/PaymentDto`
public nonisolated enum PaymentDto: Codable, Hashable, Sendable {
    case card(CardPaymentDto)
    case invoice(InvoicePaymentDto)
    case base(PaymentDtoBase)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<PaymentDto>] = [
        .record(PaymentDto.card, tagged: "card", "CardPaymentDto"),
        .record(PaymentDto.invoice, tagged: "invoice", "InvoicePaymentDto"),
        .record(PaymentDto.base, tagged: "PaymentDto"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "$type") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .card(let value): try value.encode(to: encoder)
        case .invoice(let value): try value.encode(to: encoder)
        case .base(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
