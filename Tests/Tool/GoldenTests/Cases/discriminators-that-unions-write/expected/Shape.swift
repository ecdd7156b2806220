// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Shape`
public nonisolated enum Shape: Codable, Hashable, Sendable {
    case bare(Bare)
    case closed(Closed)
    case labels(Labels)
    case counts(Counts)
    case circle(Circle)
    case path(Path)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Shape>] = [
        .tagged("Bare", as: { (form: FreeObject) in .bare(form.represented) }),
        .tagged("Closed", as: Shape.closed),
        .tagged("Labels", as: Shape.labels),
        .tagged("Counts", as: Shape.counts),
        .record(Shape.circle, tagged: "Circle"),
        .object(Shape.path, tagged: "Path", known: ["end", "points"]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .bare(let value): try encoder.encode(value, tagged: "Bare", under: "kind")
        case .closed(let value): try encoder.encode(value, tagged: "Closed", under: "kind")
        case .labels(let value): try encoder.encode(value, tagged: "Labels", under: "kind")
        case .counts(let value): try encoder.encode(value, tagged: "Counts", under: "kind")
        case .circle(let value): try encoder.encode(value, tagged: "Circle", under: "kind")
        case .path(let value): try encoder.encode(value, tagged: "Path", under: "kind")
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
