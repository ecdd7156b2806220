// Made by gen-dtos from the contract "Variants that share words". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Version`
public nonisolated enum Version: Codable, Hashable, Sendable {
    case version1(Version1)
    case version2(Version2)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Version>] = [
        .record(Version.version1),
        .record(Version.version2),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .version1(let value): try value.encode(to: encoder)
        case .version2(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
