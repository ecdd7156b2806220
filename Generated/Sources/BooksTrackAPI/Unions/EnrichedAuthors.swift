// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Names, or records where the provider has them. An empty list is either.
///
/// `#/components/schemas/EnrichedAuthors`
public nonisolated enum EnrichedAuthors: Codable, Hashable, Sendable {
    case names([String])
    case records([AuthorMetadata])
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<EnrichedAuthors>] = [
        .array(EnrichedAuthors.names),
        .array(EnrichedAuthors.records),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .names(let value): try value.encode(to: encoder)
        case .records(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
