// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shut`
public nonisolated struct Shut: DefensiveRecord, Hashable, Sendable {
    /// Missing or null: `""`.
    public var kind: Kind
    public var shut: String?

    public init(kind: Kind, shut: String? = nil) {
        self.kind = kind
        self.shut = shut
    }

    public enum CodingKeys: String, RecordKey {
        case kind
        case shut
    }

    @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.kind] }

    @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
        kind = try fields.value(.kind, default: .unknown(""))
        shut = try fields.optional(.shut)
    }
}

extension Shut {
    public nonisolated enum Kind: OpenEnumeration {
        case c
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Kind] { [.c] }

        public init(rawValue: String) {
            switch rawValue {
            case "c": self = .c
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .c: "c"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
