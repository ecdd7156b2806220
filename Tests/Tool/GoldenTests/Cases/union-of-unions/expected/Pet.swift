// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Pet`
public nonisolated enum Pet: Codable, Hashable, Sendable {
    case dog(Dog)
    case cat(Cat)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Pet>] = [
        .record(Pet.dog, tagged: "dog", "Dog"),
        .record(Pet.cat, tagged: "Cat"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .dog(let value): try value.encode(to: encoder)
        case .cat(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
