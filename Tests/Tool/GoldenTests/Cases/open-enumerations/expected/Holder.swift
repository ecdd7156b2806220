// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Holder`
public nonisolated struct Holder: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `.empty`.
    public var format: Format
    /// Missing or null: `._0`.
    public var level: Level
    /// Missing or null: `.known`.
    public var other: Other

    public init(format: Format, level: Level, other: Other = .known) {
        self.format = format
        self.level = level
        self.other = other
    }

    public enum CodingKeys: String, RecordKey {
        case format
        case level
        case other
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.format, .level] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        format = try fields.value(.format, default: .empty)
        level = try fields.value(.level, default: ._0)
        other = try fields.defaulted(.other, default: .known)
    }
}

extension Holder {
    public nonisolated enum Other: OpenEnumeration {
        case unknown
        case known
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unrecognized(String)

        public static var allCases: [Other] { [.unknown, .known] }

        public init(rawValue: String) {
            switch rawValue {
            case "unknown": self = .unknown
            case "known": self = .known
            default: self = .unrecognized(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .unknown: "unknown"
            case .known: "known"
            case .unrecognized(let rawValue): rawValue
            }
        }
    }
}
