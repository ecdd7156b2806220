// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTORuntime

/// Payload of the event `completed`. `summary` marks a `JobComplete`; the running backend sends the shape of the
/// state.
///
/// `#/components/schemas/JobCompletedPayload`
public nonisolated enum JobCompletedPayload: Codable, Hashable, Sendable {
    indirect case complete(JobComplete)
    indirect case completedStatus(JobCompletedStatus)
    /// A value of no variant in the contract. Decoding keeps it, and encoding writes it back.
    indirect case unknown(JSONValue)

    private static let variants: [UnionVariant<JobCompletedPayload>] = [
        .record(JobCompletedPayload.complete, constants: ["type": ["job_complete"]]),
        .record(JobCompletedPayload.completedStatus),
    ]

    public init(from decoder: any Decoder) throws {
        self = try decoder.variant(of: Self.variants) { .unknown($0) }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .complete(let value): try value.encode(to: encoder)
        case .completedStatus(let value): try value.encode(to: encoder)
        case .unknown(let value): try value.encode(to: encoder)
        }
    }
}
