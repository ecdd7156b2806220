// Made by gen-dtos from the contract "Discriminator of nobody". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Event`
public nonisolated enum Event: Codable, Hashable, Sendable {
    case created(Created)
    case renamed(Renamed)
    case moved(Renamed)
    case named(Named)
    case labels(Labels)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Event>] = [
        .record(Event.created, tagged: "created", "Created"),
        .record(Event.renamed, tagged: "renamed"),
        .record(Event.moved, tagged: "moved", "Renamed"),
        .record(Event.named, tagged: "\"\\(x)", "Named"),
        .tagged("labels", "Labels", as: Event.labels),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .created(let value): try encoder.encode(value, tagged: "created", under: "kind")
        case .renamed(let value): try encoder.encode(value, tagged: "renamed", under: "kind")
        case .moved(let value): try encoder.encode(value, tagged: "moved", under: "kind")
        case .named(let value): try value.encode(to: encoder)
        case .labels(let value): try encoder.encode(value, tagged: "labels", under: "kind")
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
