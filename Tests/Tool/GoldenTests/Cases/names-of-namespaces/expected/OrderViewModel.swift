// Made by gen-dtos from the contract "Names of namespaces". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Acme.Orders.Presentation.ViewModels.OrderViewModel`
public nonisolated struct OrderViewModel: DefensiveRecord, Hashable, Sendable {
    public var address: AddressViewModel?
    public var payment: Payment?

    public init(address: AddressViewModel? = nil, payment: Payment? = nil) {
        self.address = address
        self.payment = payment
    }

    public enum CodingKeys: String, RecordKey {
        case address
        case payment
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        address = try fields.optional(.address)
        payment = try fields.optional(.payment)
    }
}

extension OrderViewModel {
    public nonisolated enum Payment: Codable, Hashable, Sendable {
        case card(CardPayment)
        case invoice(InvoicePayment)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Payment>] = [
            .record(Payment.card),
            .record(Payment.invoice),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .card(let value): try value.encode(to: encoder)
            case .invoice(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }
    }
}
