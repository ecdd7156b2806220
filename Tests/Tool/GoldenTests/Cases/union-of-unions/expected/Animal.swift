// Made by gen-dtos from the contract "Union of unions". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Animal`
public nonisolated enum Animal: Codable, Hashable, Sendable {
    indirect case pet(Pet)
    case fish(Fish)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Animal>] = [
        .object(Animal.pet, tagged: "Pet", "dog", "Dog", "Cat", required: ["kind", "name"], known: ["bark", "lives"]),
        .record(Animal.fish, tagged: "Fish"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .pet(let value): try value.encode(to: encoder)
        case .fish(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
