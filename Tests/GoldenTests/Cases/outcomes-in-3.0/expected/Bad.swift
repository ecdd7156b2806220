// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Bad`
public nonisolated struct Bad: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `.unknown("")`.
    public var verdict: Verdict
    public var error: Problem?

    public init(verdict: Verdict, error: Problem? = nil) {
        self.verdict = verdict
        self.error = error
    }

    public enum CodingKeys: String, RecordKey {
        case verdict
        case error
    }

    public static var requiredKeys: [CodingKeys] { [.verdict] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        verdict = try fields.value(.verdict, default: .unknown(""))
        error = try fields.optional(.error)
    }
}

extension Bad {
    public nonisolated enum Verdict: OpenEnumeration {
        case bad
        /// A value that the contract does not name; it is kept and written back.
        indirect case unknown(String)

        public static var allCases: [Verdict] { [.bad] }

        public init(rawValue: String) {
            switch rawValue {
            case "bad": self = .bad
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .bad: "bad"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
