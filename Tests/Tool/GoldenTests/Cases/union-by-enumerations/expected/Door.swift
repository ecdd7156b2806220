// Made by gen-dtos from the contract "Doors". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// `#/components/schemas/Door`
public nonisolated enum Door: Codable, Hashable, Sendable {
    case opening(Opening)
    case shut(Shut)
    case broken(Broken)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<Door>] = [
        .record(Door.opening, constants: ["state": ["opening"]]),
        .record(Door.shut, constants: ["state": ["shut"]]),
        .record(Door.broken, constants: ["state": ["stuck", "jammed"]]),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .opening(let value): try value.encode(to: encoder)
        case .shut(let value): try value.encode(to: encoder)
        case .broken(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
