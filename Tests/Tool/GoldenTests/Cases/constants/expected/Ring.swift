// Made by gen-dtos from the contract "Constants". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Ring`
public nonisolated struct Ring: DefensiveRecord, Hashable, Sendable {
    /// Always `{"name": "start"}`.
    public var first: Node? {
        get { _first?.value }
        set { _first = newValue.map(Indirect.init) }
    }
    private var _first: Indirect<Node>?
    /// Always `{"name": "end"}`.
    public var last: Last
    public var level: Level?

    public init(first: Node?, last: Last = Last(name: "end"), level: Level? = nil) {
        self._first = first.map(Indirect.init)
        self.last = last
        self.level = level
    }

    public enum CodingKeys: String, RecordKey {
        case _first = "first"
        case last
        case level
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [._first] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        _first = try fields.optionalConstant(
            ._first, Node(name: "start"), nullable: true, required: true
        ).map(Indirect.init)
        last = try fields.constant(.last, Last(name: "end"), required: false)
        level = try fields.optional(.level)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(_first, forKey: ._first)
        try container.encode(last, forKey: .last)
        try container.encodeIfPresent(level, forKey: .level)
    }
}

extension Ring {
    public nonisolated struct Last: DefensiveRecord, Hashable, Sendable {
        public var name: String?
        public var ring: Ring? {
            get { _ring?.value }
            set { _ring = newValue.map(Indirect.init) }
        }
        private var _ring: Indirect<Ring>?

        public init(name: String? = nil, ring: Ring? = nil) {
            self.name = name
            self._ring = ring.map(Indirect.init)
        }

        public enum CodingKeys: String, RecordKey {
            case name
            case _ring = "ring"
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.optional(.name)
            _ring = try fields.optional(._ring)
        }
    }

    public nonisolated struct Level: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var name: String
        /// Missing or null: `9`.
        public var height: Int

        public init(name: String, height: Int = 9) {
            self.name = name
            self.height = height
        }

        public enum CodingKeys: String, RecordKey {
            case name
            case height
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            name = try fields.value(.name, default: "")
            height = try fields.defaulted(.height, default: 9)
        }
    }
}
