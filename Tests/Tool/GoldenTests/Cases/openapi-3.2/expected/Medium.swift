// Made by gen-dtos from the contract "Case". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Medium`
public nonisolated enum Medium: Codable, Hashable, Sendable {
    case film(Film)
    case other(Other)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Medium>] = [
        .record(Medium.film, tagged: "film", "Film"),
        .record(Medium.other, tagged: "Other"),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants, discriminator: "kind", default: "Other") { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .film(let value): try value.encode(to: encoder)
        case .other(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
