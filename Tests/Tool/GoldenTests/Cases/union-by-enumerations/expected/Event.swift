// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Several branches may list the same number. What is new in it is none of them.
///
/// `#/components/schemas/Event`
public nonisolated enum Event: Codable, Hashable, Sendable {
    case ready(Ready)
    case message(Message)
    case hello(Hello)
    case acknowledgement(Acknowledgement)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Event>] = [
        .record(Event.ready, constants: ["op": [0], "t": ["READY"]]),
        .record(Event.message, constants: ["op": [0], "t": ["MESSAGE"]]),
        .record(Event.hello, constants: ["op": [10]]),
        .record(Event.acknowledgement, constants: ["op": [11]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .ready(let value): try value.encode(to: encoder)
        case .message(let value): try value.encode(to: encoder)
        case .hello(let value): try value.encode(to: encoder)
        case .acknowledgement(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Event {
    public nonisolated struct Acknowledgement: DefensiveRecord, Hashable, Sendable {
        /// Always `11`.
        public var op: Int

        public init(op: Int = 11) {
            self.op = op
        }

        public enum CodingKeys: String, RecordKey {
            case op
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.op] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            op = try fields.constant(.op, 11)
        }
    }

    public nonisolated struct Hello: DefensiveRecord, Hashable, Sendable {
        /// Always `10`.
        public var op: Int
        public var interval: Int?

        public init(op: Int = 10, interval: Int? = nil) {
            self.op = op
            self.interval = interval
        }

        public enum CodingKeys: String, RecordKey {
            case op
            case interval
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.op] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            op = try fields.constant(.op, 10)
            interval = try fields.optional(.interval)
        }
    }

    public nonisolated struct Message: DefensiveRecord, Hashable, Sendable {
        /// Always `0`.
        public var op: Int
        /// Always `"MESSAGE"`.
        public var t: String
        public var text: String?

        public init(op: Int = 0, t: String = "MESSAGE", text: String? = nil) {
            self.op = op
            self.t = t
            self.text = text
        }

        public enum CodingKeys: String, RecordKey {
            case op
            case t
            case text
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.op, .t] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            op = try fields.constant(.op, 0)
            t = try fields.constant(.t, "MESSAGE")
            text = try fields.optional(.text)
        }
    }

    public nonisolated struct Ready: DefensiveRecord, Hashable, Sendable {
        /// Always `0`.
        public var op: Int
        /// Always `"READY"`.
        public var t: String
        public var session: String?

        public init(op: Int = 0, t: String = "READY", session: String? = nil) {
            self.op = op
            self.t = t
            self.session = session
        }

        public enum CodingKeys: String, RecordKey {
            case op
            case t
            case session
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.op, .t] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            op = try fields.constant(.op, 0)
            t = try fields.constant(.t, "READY")
            session = try fields.optional(.session)
        }
    }
}
