// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// A failure whose `error` is a record or text.
///
/// `#/components/schemas/ErrorBody`
public nonisolated enum ErrorBody: Codable, Hashable, Sendable {
    indirect case errorResponse(ErrorResponse)
    case flatError(FlatError)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<ErrorBody>] = [
        .record(ErrorBody.errorResponse, constants: ["success": [false]]),
        .record(ErrorBody.flatError),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .errorResponse(let value): try value.encode(to: encoder)
        case .flatError(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
