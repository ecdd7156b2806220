// Made by gen-dtos from the contract "Case */ " \ � import Evil". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// */ fatalError() /*
/// ///
///  let x = 1 � �
///
/// `#/components/schemas/A"; import Evil ~1~1`
public nonisolated struct AImportEvil: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `"\"\"\" \\(exit(1)) #\" \n \0"`.
    public var exit1: String
    /// `). Missing or null: `""`.
    public var newLine: String
    public var backtick: Backtick?
    @available(*, deprecated, message: "Use \") fatalError(\".")
    public var deprecated: String? {
        get { _deprecated }
        set { _deprecated = newValue }
    }
    private var _deprecated: String?

    public init(
        exit1: String = "\"\"\" \\(exit(1)) #\" \n \0",
        newLine: String,
        backtick: Backtick? = nil,
        deprecated: String? = nil
    ) {
        self.exit1 = exit1
        self.newLine = newLine
        self.backtick = backtick
        self._deprecated = deprecated
    }

    public enum CodingKeys: String, RecordKey {
        case exit1 = "\"\\(exit(1))"
        case newLine = "new\nline"
        case backtick = "`"
        case _deprecated = "deprecated"
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.exit1, .newLine] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        exit1 = try fields.value(.exit1, default: "\"\"\" \\(exit(1)) #\" \n \0")
        newLine = try fields.value(.newLine, default: "")
        backtick = try fields.optional(.backtick)
        _deprecated = try fields.optional(._deprecated)
    }
}

extension AImportEvil {
    public nonisolated enum Backtick: OpenEnumeration {
        case quote
        case backslashLeftParenthesis
        case a
        case hashQuoteQuoteQuote
        case aB
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Backtick] { [.quote, .backslashLeftParenthesis, .a, .hashQuoteQuoteQuote, .aB] }

        public init(rawValue: String) {
            switch rawValue {
            case "\"": self = .quote
            case "\\(": self = .backslashLeftParenthesis
            case "`a`": self = .a
            case "#\"\"\"": self = .hashQuoteQuoteQuote
            case "a\nb": self = .aB
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .quote: "\""
            case .backslashLeftParenthesis: "\\("
            case .a: "`a`"
            case .hashQuoteQuoteQuote: "#\"\"\""
            case .aB: "a\nb"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
