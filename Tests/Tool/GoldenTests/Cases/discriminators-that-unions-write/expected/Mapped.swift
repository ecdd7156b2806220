// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Mapped`
public nonisolated enum Mapped: Codable, Hashable, Sendable {
    case bare(Bare)
    case circle(Circle)
    case disc(Circle)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Mapped>] = [
        .tagged("nothing", "Bare", as: { (form: FreeObject) in .bare(form.represented) }),
        .record(Mapped.circle, tagged: "circle", "Circle"),
        .record(Mapped.disc, tagged: "disc"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "$type") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .bare(let value): try encoder.encode(value, tagged: "nothing", under: "$type")
        case .circle(let value): try encoder.encode(value, tagged: "circle", under: "$type")
        case .disc(let value): try encoder.encode(value, tagged: "disc", under: "$type")
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
