// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Filter`
public nonisolated enum Filter: Codable, Hashable, Sendable {
    case before(Before)
    case empty(Empty)
    case enumerationList([Item])
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Filter>] = [
        .string(Filter.empty),
        .record(Filter.before),
        .array(Filter.enumerationList),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .before(let value): try value.encode(to: encoder)
        case .empty(let value): try value.encode(to: encoder)
        case .enumerationList(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Filter {
    public nonisolated struct Before: DefensiveRecord, Hashable, Sendable {
        public var before: Int?

        public init(before: Int? = nil) {
            self.before = before
        }

        public enum CodingKeys: String, RecordKey {
            case before
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            before = try fields.optional(.before)
        }
    }

    public nonisolated enum Empty: OpenEnumeration {
        case empty
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Empty] { [.empty] }

        public init(rawValue: String) {
            switch rawValue {
            case "": self = .empty
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .empty: ""
            case .unknown(let rawValue): rawValue
            }
        }
    }

    public nonisolated enum Item: OpenEnumeration {
        case all
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Item] { [.all] }

        public init(rawValue: String) {
            switch rawValue {
            case "all": self = .all
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .all: "all"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
