// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

public nonisolated enum CopyBook {
    public nonisolated struct BodyItem: DefensiveRecord, Hashable, Sendable {
        public var part: Int?

        public init(part: Int? = nil) {
            self.part = part
        }

        public enum CodingKeys: String, RecordKey {
            case part
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            part = try fields.optional(.part)
        }
    }

    public nonisolated enum PartXPart: OpenEnumeration {
        case first
        case last
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [PartXPart] { [.first, .last] }

        public init(rawValue: String) {
            switch rawValue {
            case "first": self = .first
            case "last": self = .last
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .first: "first"
            case .last: "last"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
