// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Payload of any event that ends a job without success, for clients that do not look at the event's name.
///
/// `#/components/schemas/JobFailurePayload`
public nonisolated enum JobFailurePayload: Codable, Hashable, Sendable {
    indirect case jobFailed(JobFailed)
    case streamError(StreamError)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<JobFailurePayload>] = [
        .record(JobFailurePayload.jobFailed),
        .record(JobFailurePayload.streamError),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .jobFailed(let value): try value.encode(to: encoder)
        case .streamError(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
