// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Window`
public nonisolated struct Window: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var from: Int
    public var to: Int?
    public var mode: Mode?
    /// Missing or null: `[]`.
    public var bounds: [Double]

    public init(from: Int, to: Int? = nil, mode: Mode? = nil, bounds: [Double] = []) {
        self.from = from
        self.to = to
        self.mode = mode
        self.bounds = bounds
    }

    public enum CodingKeys: String, RecordKey {
        case from
        case to
        case mode
        case bounds
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.from, .bounds] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        from = try fields.strict(.from)
        to = try fields.optional(.to)
        mode = try fields.optional(.mode)
        bounds = try fields.array(.bounds)
    }
}

extension Window {
    public nonisolated enum Mode: OpenEnumeration {
        case fast
        case slow
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Mode] { [.fast, .slow] }

        public init(rawValue: String) {
            switch rawValue {
            case "fast": self = .fast
            case "slow": self = .slow
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .fast: "fast"
            case .slow: "slow"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
