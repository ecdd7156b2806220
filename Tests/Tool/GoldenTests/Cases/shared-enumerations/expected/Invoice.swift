// Made by gen-dtos from the contract "Shared enumerations". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Invoice`
public nonisolated struct Invoice: DefensiveRecord, Hashable, Sendable {
    public var currency: Currency?
    public var state: State?
    public var size: Size?

    public init(currency: Currency? = nil, state: State? = nil, size: Size? = nil) {
        self.currency = currency
        self.state = state
        self.size = size
    }

    public enum CodingKeys: String, RecordKey {
        case currency
        case state
        case size
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        currency = try fields.optional(.currency, nullable: true)
        state = try fields.optional(.state)
        size = try fields.optional(.size)
    }
}

extension Invoice {
    public nonisolated enum State: OpenEnumeration {
        case due
        case paid
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.due, .paid] }

        public init(rawValue: String) {
            switch rawValue {
            case "due": self = .due
            case "paid": self = .paid
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .due: "due"
            case .paid: "paid"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
