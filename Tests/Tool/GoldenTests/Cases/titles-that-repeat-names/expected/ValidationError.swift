// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/ValidationError`
public nonisolated struct ValidationError: DefensiveRecord, Hashable, Sendable {
    /// Location. Missing or null: `[]`.
    public var loc: [String]
    /// Missing or null: `""`.
    public var errorType: String
    /// What was expected.
    public var ctx: String?
    public var mode: Mode?

    public init(loc: [String] = [], errorType: String, ctx: String? = nil, mode: Mode? = nil) {
        self.loc = loc
        self.errorType = errorType
        self.ctx = ctx
        self.mode = mode
    }

    public enum CodingKeys: String, RecordKey {
        case loc
        case errorType = "error_type"
        case ctx
        case mode
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.loc, .errorType] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        loc = try fields.array(.loc)
        errorType = try fields.value(.errorType, default: "")
        ctx = try fields.optional(.ctx)
        mode = try fields.optional(.mode)
    }
}

extension ValidationError {
    public nonisolated enum Mode: OpenEnumeration {
        case a
        case b
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Mode] { [.a, .b] }

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
