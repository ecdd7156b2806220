// Made by gen-dtos from the contract "Shapes". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Path`
public nonisolated enum Path: Codable, Hashable, Sendable {
    case line(Line)
    case curve(Curve)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Path>] = [
        .record(Path.line),
        .record(Path.curve),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .line(let value): try value.encode(to: encoder)
        case .curve(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
