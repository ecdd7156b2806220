// Made by gen-dtos from the contract "Annotated values". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Metadata`
public nonisolated enum Metadata: Codable, Hashable, Sendable {
    case object([String: String])
    case empty(Empty)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Metadata>] = [
        .string(Metadata.empty),
        .object(Metadata.object),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let value): try value.encode(to: encoder)
        case .empty(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}

extension Metadata {
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
}
