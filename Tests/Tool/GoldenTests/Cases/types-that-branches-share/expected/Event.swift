// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Event`
public nonisolated enum Event: Codable, Hashable, Sendable {
    case opened(Opened)
    case shut(Shut)
    case locked(Locked)
    case unlocked(Unlocked)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Event>] = [
        .record(Event.opened, constants: ["kind": ["opened"]]),
        .record(Event.shut, constants: ["kind": ["shut"]]),
        .record(Event.locked, constants: ["kind": ["locked"]]),
        .record(Event.unlocked, constants: ["kind": ["unlocked"]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .opened(let value): try value.encode(to: encoder)
        case .shut(let value): try value.encode(to: encoder)
        case .locked(let value): try value.encode(to: encoder)
        case .unlocked(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Event {
    public nonisolated struct Door: DefensiveRecord, Hashable, Sendable {
        public var id: String?

        public init(id: String? = nil) {
            self.id = id
        }

        public enum CodingKeys: String, RecordKey {
            case id
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            id = try fields.optional(.id)
        }
    }

    public nonisolated struct Locked: DefensiveRecord, Hashable, Sendable {
        /// Always `"locked"`.
        public var kind: String
        public var door: Event.Door?
        public var lock: Lock?

        public init(kind: String = "locked", door: Event.Door? = nil, lock: Lock? = nil) {
            self.kind = kind
            self.door = door
            self.lock = lock
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case door
            case lock
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.constant(.kind, "locked")
            door = try fields.optional(.door)
            lock = try fields.optional(.lock)
        }
    }

    public nonisolated struct Opened: DefensiveRecord, Hashable, Sendable {
        /// Always `"opened"`.
        public var kind: String
        public var door: Event.Door?
        public var tags: [Event.Tag]?

        public init(kind: String = "opened", door: Event.Door? = nil, tags: [Event.Tag]? = nil) {
            self.kind = kind
            self.door = door
            self.tags = tags
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case door
            case tags
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.constant(.kind, "opened")
            door = try fields.optional(.door)
            tags = try fields.optional(.tags)
        }
    }

    public nonisolated struct Shut: DefensiveRecord, Hashable, Sendable {
        /// Always `"shut"`.
        public var kind: String
        public var door: Event.Door?
        public var tags: [Event.Tag]?

        public init(kind: String = "shut", door: Event.Door? = nil, tags: [Event.Tag]? = nil) {
            self.kind = kind
            self.door = door
            self.tags = tags
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case door
            case tags
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.constant(.kind, "shut")
            door = try fields.optional(.door)
            tags = try fields.optional(.tags)
        }
    }

    public nonisolated struct Tag: DefensiveRecord, Hashable, Sendable {
        public var name: String?

        public init(name: String? = nil) {
            self.name = name
        }

        public enum CodingKeys: String, RecordKey {
            case name
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.optional(.name)
        }
    }

    public nonisolated struct Unlocked: DefensiveRecord, Hashable, Sendable {
        /// Always `"unlocked"`.
        public var kind: String
        public var lock: Lock?

        public init(kind: String = "unlocked", lock: Lock? = nil) {
            self.kind = kind
            self.lock = lock
        }

        public enum CodingKeys: String, RecordKey {
            case kind
            case lock
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            kind = try fields.constant(.kind, "unlocked")
            lock = try fields.optional(.lock)
        }
    }
}

extension Event.Locked {
    public nonisolated enum Lock: OpenEnumeration {
        case bolt
        case chain
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Lock] { [.bolt, .chain] }

        public init(rawValue: String) {
            switch rawValue {
            case "bolt": self = .bolt
            case "chain": self = .chain
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .bolt: "bolt"
            case .chain: "chain"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

extension Event.Unlocked {
    public nonisolated enum Lock: OpenEnumeration {
        case key
        case code
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Lock] { [.key, .code] }

        public init(rawValue: String) {
            switch rawValue {
            case "key": self = .key
            case "code": self = .code
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .key: "key"
            case .code: "code"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
