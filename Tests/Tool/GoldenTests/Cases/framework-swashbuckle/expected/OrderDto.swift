// Made by gen-dtos from the contract "Swashbuckle". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/OrderDto`
public nonisolated struct OrderDto: DefensiveRecord, Hashable, Sendable {
    public var id: Int?
    /// At least 1 character. Missing or null: `""`.
    public var number: String
    public var note: String?
    public var total: Double?
    public var placed: Timestamp?
    public var shipped: Timestamp?
    public var takes: TimeSpan?
    public var status: OrderStatus?
    public var customer: CustomerDto?
    public var lines: [OrderLineDto]?
    public var extra: [String: JSONValue]?
    public var labels: [String: String]?
    public var payment: Payment?

    public init(
        id: Int? = nil,
        number: String,
        note: String? = nil,
        total: Double? = nil,
        placed: Timestamp? = nil,
        shipped: Timestamp? = nil,
        takes: TimeSpan? = nil,
        status: OrderStatus? = nil,
        customer: CustomerDto? = nil,
        lines: [OrderLineDto]? = nil,
        extra: [String: JSONValue]? = nil,
        labels: [String: String]? = nil,
        payment: Payment? = nil
    ) {
        self.id = id
        self.number = number
        self.note = note
        self.total = total
        self.placed = placed
        self.shipped = shipped
        self.takes = takes
        self.status = status
        self.customer = customer
        self.lines = lines
        self.extra = extra
        self.labels = labels
        self.payment = payment
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case number
        case note
        case total
        case placed
        case shipped
        case takes
        case status
        case customer
        case lines
        case extra
        case labels
        case payment
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.number] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.optional(.id)
        number = try fields.value(.number, default: "")
        note = try fields.optional(.note, nullable: true)
        total = try fields.optional(.total)
        placed = try fields.optional(.placed)
        shipped = try fields.optional(.shipped, nullable: true)
        takes = try fields.optional(.takes)
        status = try fields.optional(.status)
        customer = try fields.optional(.customer, nullable: true)
        lines = try fields.optional(.lines, nullable: true)
        extra = try fields.optional(.extra, nullable: true)
        labels = try fields.optional(.labels, nullable: true)
        payment = try fields.optional(.payment, nullable: true)
    }
}

extension OrderDto {
    public nonisolated enum Payment: Codable, Hashable, Sendable {
        case card(CardPaymentDto)
        case invoice(InvoicePaymentDto)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Payment>] = [
            .record(Payment.card, tagged: "card", "CardPaymentDto"),
            .record(Payment.invoice, tagged: "invoice", "InvoicePaymentDto"),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants, discriminator: "$type") { .unknown($0) }
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
