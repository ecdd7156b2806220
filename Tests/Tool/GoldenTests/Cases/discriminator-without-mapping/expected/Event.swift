// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Event`
public nonisolated enum Event: Codable, Hashable, Sendable {
    case created(Created)
    case deleted(Deleted)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Event>] = [
        .record(Event.created, tagged: "Created"),
        .record(Event.deleted, tagged: "Deleted"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .created(let value): try value.encode(to: encoder)
        case .deleted(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
