// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Selection`
public nonisolated enum Selection: Codable, Hashable, Sendable {
    case enumeration(Enumeration)
    case someVariant(Some)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Selection>] = [
        .string(Selection.enumeration),
        .record(Selection.someVariant),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .enumeration(let value): try value.encode(to: encoder)
        case .someVariant(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Selection {
    public nonisolated enum Enumeration: OpenEnumeration {
        /// Nothing.
        case nothing
        /// All of them.
        case all
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Enumeration] { [.nothing, .all] }

        public init(rawValue: String) {
            switch rawValue {
            case "nothing": self = .nothing
            case "all": self = .all
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .nothing: "nothing"
            case .all: "all"
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated struct Some: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `[]`.
        public var some: [String]

        public init(some: [String] = []) {
            self.some = some
        }

        public enum CodingKeys: String, RecordKey {
            case some
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.some] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            some = try fields.array(.some)
        }
    }
}
