// Made by gen-dtos from the contract "Members". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Member`
public nonisolated struct Member: DefensiveRecord, Hashable, Sendable {
    /// Strict: without it, decoding fails.
    public var name: String
    /// Missing or null: `.reader`.
    public var level: Level

    public init(name: String, level: Level = .reader) {
        self.name = name
        self.level = level
    }

    public enum CodingKeys: String, RecordKey {
        case name
        case level
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.name, .level] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        name = try fields.strict(.name)
        level = try fields.value(.level, default: .reader)
    }
}

extension Member {
    public nonisolated enum Level: OpenEnumeration {
        case reader
        case author
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Level] { [.reader, .author] }

        public init(rawValue: String) {
            switch rawValue {
            case "reader": self = .reader
            case "author": self = .author
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .reader: "reader"
            case .author: "author"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
