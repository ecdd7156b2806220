// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Order`
public nonisolated struct Order: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `[]`.
    public var lines: [Line]
    public var address: Address?
    public var prices: [String: Price]?

    public init(lines: [Line] = [], address: Address? = nil, prices: [String: Price]? = nil) {
        self.lines = lines
        self.address = address
        self.prices = prices
    }

    public enum CodingKeys: String, RecordKey {
        case lines
        case address
        case prices
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.lines] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        lines = try fields.array(.lines)
        address = try fields.optional(.address)
        prices = try fields.optional(.prices)
    }
}

extension Order {
    public nonisolated struct Address: DefensiveRecord, Hashable, Sendable {
        public var city: String?

        public init(city: String? = nil) {
            self.city = city
        }

        public enum CodingKeys: String, RecordKey {
            case city
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            city = try fields.optional(.city)
        }
    }

    public nonisolated struct Line: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var sku: String
        public var state: State?

        public init(sku: String, state: State? = nil) {
            self.sku = sku
            self.state = state
        }

        public enum CodingKeys: String, RecordKey {
            case sku
            case state
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.sku] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            sku = try fields.value(.sku, default: "")
            state = try fields.optional(.state)
        }
    }

    public nonisolated struct Price: DefensiveRecord, Hashable, Sendable {
        public var amount: Double?

        public init(amount: Double? = nil) {
            self.amount = amount
        }

        public enum CodingKeys: String, RecordKey {
            case amount
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            amount = try fields.optional(.amount)
        }
    }
}

extension Order.Line {
    public nonisolated enum State: OpenEnumeration {
        case open
        case done
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.open, .done] }

        public init(rawValue: String) {
            switch rawValue {
            case "open": self = .open
            case "done": self = .done
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .open: "open"
            case .done: "done"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
