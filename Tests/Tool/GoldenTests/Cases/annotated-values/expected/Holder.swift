// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    public var level: Level?
    /// Missing or null: `0`.
    public var priority: Priority
    /// Missing or null: `.open`.
    public var state: State
    public var note: Note?

    public init(level: Level? = nil, priority: Priority, state: State = .open, note: Note? = nil) {
        self.level = level
        self.priority = priority
        self.state = state
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case level
        case priority
        case state
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.priority] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        level = try fields.optional(.level, nullable: true)
        priority = try fields.value(.priority, default: .unknown(0))
        state = try fields.defaulted(.state, default: .open)
        note = try fields.optional(.note)
    }
}

extension Holder {
    public nonisolated enum Priority: OpenEnumeration {
        case _1
        case _2
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        case unknown(Int)

        public static var allCases: [Priority] { [._1, ._2] }

        public init(rawValue: Int) {
            switch rawValue {
            case 1: self = ._1
            case 2: self = ._2
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: Int {
            switch self {
            case ._1: 1
            case ._2: 2
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum State: OpenEnumeration {
        /// Can be changed
        case open
        case closed
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.open, .closed] }

        public init(rawValue: String) {
            switch rawValue {
            case "open": self = .open
            case "closed": self = .closed
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .open: "open"
            case .closed: "closed"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
