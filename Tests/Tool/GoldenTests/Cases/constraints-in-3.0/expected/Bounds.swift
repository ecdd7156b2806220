// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Bounds`
public nonisolated struct Bounds: DefensiveRecord, Hashable, Sendable {
    /// More than 0. Missing or null: `0`.
    public var above: Int
    /// 0.5 or more, less than 10. Missing or null: `0`.
    public var within: Double
    /// Exactly 3 characters. Matches `^[A-Z]{3}$`. Missing or null: `""`.
    public var code: String
    /// 1 to 5 elements. No element twice. Missing or null: `[]`.
    public var tags: [String]
    /// Exactly 2 elements.
    public var pair: [Double]?
    public var state: State?
    public var count: Int?

    public init(
        above: Int,
        within: Double,
        code: String,
        tags: [String] = [],
        pair: [Double]? = nil,
        state: State? = nil,
        count: Int? = nil
    ) {
        self.above = above
        self.within = within
        self.code = code
        self.tags = tags
        self.pair = pair
        self.state = state
        self.count = count
    }

    public enum CodingKeys: String, RecordKey {
        case above
        case within
        case code
        case tags
        case pair
        case state
        case count
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.above, .within, .code, .tags] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        above = try fields.value(.above, default: 0)
        within = try fields.value(.within, default: 0)
        code = try fields.value(.code, default: "")
        tags = try fields.array(.tags)
        pair = try fields.optional(.pair, count: 2)
        state = try fields.optional(.state, nullable: true)
        count = try fields.optional(.count)
    }
}

extension Bounds {
    public nonisolated enum State: OpenEnumeration {
        case open
        case done
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [State] { [.open, .done] }

        public init(rawValue: String) {
            switch rawValue {
            case "open": self = .open
            case "done": self = .done
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .open: "open"
            case .done: "done"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
