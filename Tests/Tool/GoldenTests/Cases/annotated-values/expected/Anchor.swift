// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Anchor`
public nonisolated enum Anchor: Codable, Hashable, Sendable {
    case integer(Int)
    case enumeration(Enumeration)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Anchor>] = [
        .string(Anchor.enumeration),
        .integer(Anchor.integer),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .integer(let value): try value.encode(to: encoder)
        case .enumeration(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Anchor {
    public nonisolated enum Enumeration: OpenEnumeration {
        case now
        case unchanged
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(String)

        public static var allCases: [Enumeration] { [.now, .unchanged] }

        public init(rawValue: String) {
            switch rawValue {
            case "now": self = .now
            case "unchanged": self = .unchanged
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
            switch self {
            case .now: "now"
            case .unchanged: "unchanged"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}
