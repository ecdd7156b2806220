// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum GetBook {
    public nonisolated enum Mode: OpenEnumeration {
        case text
        case semantic
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Mode] { [.text, .semantic] }

        public init(rawValue: String) {
            switch rawValue {
            case "text": self = .text
            case "semantic": self = .semantic
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .text: "text"
            case .semantic: "semantic"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        public var title: String?

        public init(title: String? = nil) {
            self.title = title
        }

        public enum CodingKeys: String, RecordKey {
            case title
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            title = try fields.optional(.title)
        }
    }

    public nonisolated enum XQuality: OpenEnumeration {
        case high
        case low
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [XQuality] { [.high, .low] }

        public init(rawValue: String) {
            switch rawValue {
            case "high": self = .high
            case "low": self = .low
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .high: "high"
            case .low: "low"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
