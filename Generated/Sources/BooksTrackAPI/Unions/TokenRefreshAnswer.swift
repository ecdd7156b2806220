// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A new token, in an envelope or without.
///
/// `#/components/schemas/TokenRefreshAnswer`
public nonisolated enum TokenRefreshAnswer: Codable, Hashable, Sendable {
    indirect case tokenRefreshEnvelope(TokenRefreshEnvelope)
    case issuedToken(IssuedToken)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<TokenRefreshAnswer>] = [
        .object(
            TokenRefreshAnswer.tokenRefreshEnvelope,
            required: ["metadata"],
            known: ["success", "error", "data", "meta"]
        ),
        .record(TokenRefreshAnswer.issuedToken),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .tokenRefreshEnvelope(let value): try value.encode(to: encoder)
        case .issuedToken(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
