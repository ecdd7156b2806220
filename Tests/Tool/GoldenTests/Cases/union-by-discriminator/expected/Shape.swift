// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shape`
public nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case square(Square)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Shape>] = [
        .record(Shape.circle, tagged: "round", "ball", "Circle"),
        .record(Shape.square, tagged: "box", "Square"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let value): try value.encode(to: encoder)
        case .square(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
