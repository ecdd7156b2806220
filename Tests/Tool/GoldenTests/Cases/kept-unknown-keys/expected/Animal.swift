// Made by gen-dtos from the contract "Kept". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Animal`
public nonisolated enum Animal: Codable, Hashable, Sendable {
    case cat(Cat)
    case dog(Dog)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Animal>] = [
        .record(Animal.cat, tagged: "Cat"),
        .record(Animal.dog, tagged: "Dog"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value): try encoder.encode(value, tagged: "Cat", under: "kind")
        case .dog(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
