// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Account`
public nonisolated struct Account: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var id: String
    /// Strict: without it, decoding fails.
    public var owner: String
    /// Missing or null: `"nobody"`.
    public var name: String
    /// Missing or null: `7`.
    public var count: Int
    /// Strict: without it, decoding fails.
    public var state: State
    /// Strict: without it, decoding fails.
    public var inner: Inner
    public var list: [String]?
    /// Strict: without it, decoding fails.
    public var note: String?

    public init(
        id: String,
        owner: String,
        name: String = "nobody",
        count: Int = 7,
        state: State,
        inner: Inner,
        list: [String]? = nil,
        note: String?
    ) {
        self.id = id
        self.owner = owner
        self.name = name
        self.count = count
        self.state = state
        self.inner = inner
        self.list = list
        self.note = note
    }

    public enum CodingKeys: String, RecordKey {
        case id
        case owner
        case name
        case count
        case state
        case inner
        case list
        case note
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.id, .owner, .name, .count, .state, .inner] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        id = try fields.strict(.id)
        owner = try fields.strict(.owner)
        name = try fields.value(.name, default: "nobody")
        count = try fields.value(.count, default: 7)
        state = try fields.strict(.state)
        inner = try fields.strict(.inner)
        list = try fields.optional(.list)
        note = try fields.strict(.note, nullable: true)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(owner, forKey: .owner)
        try container.encode(name, forKey: .name)
        try container.encode(count, forKey: .count)
        try container.encode(state, forKey: .state)
        try container.encode(inner, forKey: .inner)
        try container.encodeIfPresent(list, forKey: .list)
        try container.encode(note, forKey: .note)
    }
}

extension Account {
    public nonisolated struct Inner: DefensiveRecord, Hashable, Sendable {
        /// Strict: without it, decoding fails.
        public var x: Int

        public init(x: Int) {
            self.x = x
        }

        public enum CodingKeys: String, RecordKey {
            case x
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.x] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            x = try fields.strict(.x)
        }
    }

    public nonisolated enum State: OpenEnumeration {
        case a
        case b
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.a, .b] }

        public init(rawValue: String) {
            switch rawValue {
            case "a": self = .a
            case "b": self = .b
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .a: "a"
            case .b: "b"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
