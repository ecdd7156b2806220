// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Beside`
public nonisolated enum Beside: Codable, Hashable, Sendable {
    case search(Search)
    case all(All)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Beside>] = [
        .record(Beside.search),
        .record(Beside.all, constants: ["all": [true]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .search(let value): try value.encode(to: encoder)
        case .all(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Beside {
    public nonisolated struct All: DefensiveRecord, Hashable, Sendable {
        public var shared: Bool?
        /// Always `true`.
        public var all: Bool

        public init(shared: Bool? = nil, all: Bool = true) {
            self.shared = shared
            self.all = all
        }

        public enum CodingKeys: String, RecordKey {
            case shared
            case all
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.all] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            shared = try fields.optional(.shared)
            all = try fields.constant(.all, true)
        }
    }

    public nonisolated struct Search: DefensiveRecord, Hashable, Sendable {
        public var shared: Bool?
        public var text: String?
        public var code: String?
        public var limit: Int?

        public init(shared: Bool? = nil, text: String? = nil, code: String? = nil, limit: Int? = nil) {
            self.shared = shared
            self.text = text
            self.code = code
            self.limit = limit
        }

        public enum CodingKeys: String, RecordKey {
            case shared
            case text
            case code
            case limit
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            shared = try fields.optional(.shared)
            text = try fields.optional(.text)
            code = try fields.optional(.code)
            limit = try fields.optional(.limit)
        }
    }
}
