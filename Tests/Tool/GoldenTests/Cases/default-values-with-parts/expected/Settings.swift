// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Settings`
public nonisolated struct Settings: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"auto"`.
    public var timeout: Timeout
    /// Missing or null: `3`.
    public var retries: Retries
    /// Missing or null: `["a", "b"]`.
    public var ids: Ids
    /// Missing or null: `{"from": 1, "mode": "fast"}`.
    public var window: Window
    public var unknown: Window?
    public var partial: Window?
    public var choice: Choice?

    public init(
        timeout: Timeout = .string("auto"),
        retries: Retries = .integer(3),
        ids: Ids = .stringList(["a", "b"]),
        window: Window = Window(from: 1, mode: .fast),
        unknown: Window? = nil,
        partial: Window? = nil,
        choice: Choice? = nil
    ) {
        self.timeout = timeout
        self.retries = retries
        self.ids = ids
        self.window = window
        self.unknown = unknown
        self.partial = partial
        self.choice = choice
    }

    public enum CodingKeys: String, RecordKey {
        case timeout
        case retries
        case ids
        case window
        case unknown
        case partial
        case choice
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        timeout = try fields.defaulted(.timeout, default: .string("auto"))
        retries = try fields.defaulted(.retries, default: .integer(3))
        ids = try fields.defaulted(.ids, default: .stringList(["a", "b"]))
        window = try fields.defaulted(.window, default: Window(from: 1, mode: .fast))
        unknown = try fields.optional(.unknown)
        partial = try fields.optional(.partial)
        choice = try fields.optional(.choice)
    }
}

extension Settings {
    public nonisolated enum Choice: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        case window(Window)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Choice>] = [
            .record(Choice.window),
            .string(Choice.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .window(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }

    public nonisolated enum Ids: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        case string(String)
        case stringList([String])
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Ids>] = [
            .string(Ids.string),
            .array(Ids.stringList),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let value): try value.encode(to: encoder)
            case .stringList(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }
    }

    public nonisolated enum Retries:
        Codable, Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
    {
        case integer(Int)
        case bool(Bool)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Retries>] = [
            .integer(Retries.integer),
            .boolean(Retries.bool),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .bool(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }

        public init(booleanLiteral value: Bool) {
            self = .bool(value)
        }
    }

    public nonisolated enum Timeout:
        Codable, Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
    {
        case integer(Int)
        case string(String)
        /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(JSONValue)

        private static let variants: [UnionVariant<Timeout>] = [
            .integer(Timeout.integer),
            .string(Timeout.string),
        ]

        public init(from decoder: any Decoder) throws {
            self = try decoder.variant(of: Self.variants) { .unknown($0) }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .integer(let value): try value.encode(to: encoder)
            case .string(let value): try value.encode(to: encoder)
            case .unknown(let value): try value.encode(to: encoder)
            }
        }

        public init(stringLiteral value: String) {
            self = .string(value)
        }

        public init(integerLiteral value: Int) {
            self = .integer(value)
        }
    }
}
