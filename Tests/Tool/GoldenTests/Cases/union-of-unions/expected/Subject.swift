// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Subject`
public nonisolated enum Subject: Codable, Hashable, Sendable {
    case tag(Tag)
    indirect case pet(Pet)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Subject>] = [
        .record(Subject.tag),
        .object(Subject.pet, required: ["kind", "name"], known: ["bark", "lives"]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .tag(let value): try value.encode(to: encoder)
        case .pet(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
