// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Order`
public nonisolated struct Order: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `.eur`.
    public var currency: Currency
    public var state: SendingState?
    public var total: Total?
    public var size: Size?

    public init(currency: Currency = .eur, state: SendingState? = nil, total: Total? = nil, size: Size? = nil) {
        self.currency = currency
        self.state = state
        self.total = total
        self.size = size
    }

    public enum CodingKeys: String, RecordKey {
        case currency
        case state
        case total
        case size
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.currency] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        currency = try fields.value(.currency, default: .eur)
        state = try fields.optional(.state)
        total = try fields.optional(.total)
        size = try fields.optional(.size)
    }
}

extension Order {
    public nonisolated struct Total: DefensiveRecord, Hashable, Sendable {
        public var currency: Currency?

        public init(currency: Currency? = nil) {
            self.currency = currency
        }

        public enum CodingKeys: String, RecordKey {
            case currency
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            currency = try fields.optional(.currency)
        }
    }
}
