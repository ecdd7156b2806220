// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Open`
public nonisolated struct Open: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var kind: Kind
    public var open: String?

    public init(kind: Kind, open: String? = nil) {
        self.kind = kind
        self.open = open
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case open
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: .unknown(""))
        open = try fields.optional(.open)
    }
}

extension Open {
    public nonisolated enum Kind: OpenEnumeration {
        case a
        case b
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Kind] { [.a, .b] }

        /// The contract also allows values that it does not list, so decoding does not report them.
        public static func contractAllows(_ value: Self) -> Bool { true }

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
