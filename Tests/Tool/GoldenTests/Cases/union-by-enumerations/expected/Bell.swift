// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Nothing but an only branch has the enumeration, and a key that need not be there tells nothing.
///
/// `#/components/schemas/Bell`
public nonisolated enum Bell: Codable, Hashable, Sendable {
    case ring(Ring)
    case hum(Hum)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Bell>] = [
        .record(Bell.ring),
        .record(Bell.hum),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .ring(let value): try value.encode(to: encoder)
        case .hum(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Bell {
    public nonisolated struct Hum: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var hertz: Int
        public var mode: Mode?

        public init(hertz: Int, mode: Mode? = nil) {
            self.hertz = hertz
            self.mode = mode
        }

        public enum CodingKeys: String, RecordKey {
            case hertz
            case mode
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.hertz] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            hertz = try fields.value(.hertz, default: 0)
            mode = try fields.optional(.mode)
        }
    }

    public nonisolated struct Ring: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var tone: Tone
        public var mode: Mode?

        public init(tone: Tone, mode: Mode? = nil) {
            self.tone = tone
            self.mode = mode
        }

        public enum CodingKeys: String, RecordKey {
            case tone
            case mode
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.tone] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            tone = try fields.value(.tone, default: .unknown(""))
            mode = try fields.optional(.mode)
        }
    }
}

extension Bell.Hum {
    public nonisolated enum Mode: OpenEnumeration {
        case always
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Mode] { [.always] }

        public init(rawValue: String) {
            switch rawValue {
            case "always": self = .always
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .always: "always"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

extension Bell.Ring {
    public nonisolated enum Mode: OpenEnumeration {
        case once
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Mode] { [.once] }

        public init(rawValue: String) {
            switch rawValue {
            case "once": self = .once
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .once: "once"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Tone: OpenEnumeration {
        case ding
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Tone] { [.ding] }

        public init(rawValue: String) {
            switch rawValue {
            case "ding": self = .ding
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .ding: "ding"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
