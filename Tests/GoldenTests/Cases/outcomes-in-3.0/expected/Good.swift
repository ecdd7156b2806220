// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

public import DTORuntime

/// `#/components/schemas/Good`
public nonisolated struct Good: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `.unknown("")`.
    public var verdict: Verdict
    public var data: String?

    public init(verdict: Verdict, data: String? = nil) {
        self.verdict = verdict
        self.data = data
    }

    public enum CodingKeys: String, RecordKey {
        case verdict
        case data
    }

    public static var requiredKeys: [CodingKeys] { [.verdict] }

    public init(from fields: DefensiveFields<CodingKeys>) throws {
        verdict = try fields.value(.verdict, default: .unknown(""))
        data = try fields.optional(.data)
    }
}

extension Good {
    public nonisolated enum Verdict: OpenEnumeration {
        case good
        /// A value that the contract does not name; it is kept and written back.
        indirect case unknown(String)

        public static var allCases: [Verdict] { [.good] }

        public init(rawValue: String) {
            switch rawValue {
            case "good": self = .good
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .good: "good"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
