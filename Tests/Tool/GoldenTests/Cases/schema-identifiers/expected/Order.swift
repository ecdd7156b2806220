// Made by gen-dtos from the contract "Identifiers". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Order`
public nonisolated struct Order: DefensiveRecord, Hashable, Sendable {
    public var customer: Customer?
    public var size: Size?
    public var note: Note? {
        get { _note?.value }
        set { _note = newValue.map(Indirect.init) }
    }
    private var _note: Indirect<Note>?

    public init(customer: Customer? = nil, size: Size? = nil, note: Note? = nil) {
        self.customer = customer
        self.size = size
        self._note = note.map(Indirect.init)
    }

    public enum CodingKeys: String, RecordKey {
        case customer
        case size
        case _note = "note"
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        customer = try fields.optional(.customer)
        size = try fields.optional(.size)
        _note = try fields.optional(._note)
    }
}

extension Order {
    public nonisolated enum Size: OpenEnumeration {
        case small
        case large
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Size] { [.small, .large] }

        public init(rawValue: String) {
            switch rawValue {
            case "small": self = .small
            case "large": self = .large
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .small: "small"
            case .large: "large"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
