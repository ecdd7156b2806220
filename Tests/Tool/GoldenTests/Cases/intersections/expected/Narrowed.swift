// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Narrowed`
public nonisolated enum Narrowed: Codable, Hashable, Sendable {
    case mention(Mention)
    case integerList([Int])
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Narrowed>] = [
        .record(Narrowed.mention),
        .array(Narrowed.integerList),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .mention(let value): try value.encode(to: encoder)
        case .integerList(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
