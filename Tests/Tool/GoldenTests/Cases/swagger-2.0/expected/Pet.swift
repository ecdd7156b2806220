// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// An animal.
///
/// `#/definitions/Pet`
public nonisolated enum Pet: Codable, Hashable, Sendable {
    case cat(Cat)
    indirect case dog(Dog)
    case base(PetBase)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Pet>] = [
        .record(Pet.cat, tagged: "Katze"),
        .record(Pet.dog, tagged: "Dog"),
        .record(Pet.base, tagged: "Pet"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try value.encode(to: encoder)
        case .dog(let value): try value.encode(to: encoder)
        case .base(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
