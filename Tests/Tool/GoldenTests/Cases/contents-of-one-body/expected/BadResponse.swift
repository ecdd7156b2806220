// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// bad
///
/// `#/components/responses/Bad`
public nonisolated struct BadResponse: DefensiveRecord, Hashable, Sendable {
    public var reason: String?

    public init(reason: String? = nil) {
        self.reason = reason
    }

    public enum CodingKeys: String, RecordKey {
        case reason
    }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        reason = try fields.optional(.reason)
    }
}

extension BadResponse {
    public nonisolated struct ProblemBody: DefensiveRecord, Hashable, Sendable {
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

    public nonisolated enum Retry: OpenEnumeration {
        case now
        case later
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Retry] { [.now, .later] }

        public init(rawValue: String) {
            switch rawValue {
            case "now": self = .now
            case "later": self = .later
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .now: "now"
            case .later: "later"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
